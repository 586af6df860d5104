/** Puts text on the clipboard; false where the browser will not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Over plain http there is no clipboard, but what is selected may still be copied. Beneath an open sheet nothing can be.
    const area = document.createElement('textarea')
    area.value = text
    area.style.position = 'fixed'
    ;(document.querySelector('dialog[open]') ?? document.body).append(area)
    area.select()
    const done = document.execCommand?.('copy') ?? false
    area.remove()
    return done
  }
}
