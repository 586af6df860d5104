// A finger cannot point at something without touching it, so the first touch shows what has to be read first.
let finger = false

addEventListener('pointerdown', ({ pointerType }) => (finger = pointerType === 'touch'), { capture: true })
addEventListener('keydown', () => (finger = false), { capture: true })

/** Whether the current event comes from a finger and not from a mouse or a key. */
export const byFinger = (): boolean => finger
