type Hint = (on: boolean) => void

/** Whoever was told is told again that it is over: by then this may be gone from the page, and with it what `onhint` was made of. */
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
