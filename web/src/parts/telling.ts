type Hint = (on: boolean) => void

/** Keeps the callback that was told, so that it can be told the end even after this element and its `onhint` are gone. */
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
