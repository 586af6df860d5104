type Hint = (on: boolean) => void

/** Remembers which callback was called with `true`, so that the same one is called with `false`, even after the element is gone. */
export function telling(onhint: () => Hint | undefined) {
  let told: Hint | undefined
  return {
    tell() {
      told = onhint()
      told?.(true)
    },
    hush() {
      told?.(false)
      told = undefined
    },
  }
}
