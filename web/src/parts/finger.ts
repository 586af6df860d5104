// A finger cannot point at something without touching it: what must be read first is told by the first touch.
let finger = false

addEventListener('pointerdown', ({ pointerType }) => (finger = pointerType === 'touch'), { capture: true })
addEventListener('keydown', () => (finger = false), { capture: true })

/** Whether what happens now was begun by a finger, not by a mouse or a key. */
export const byFinger = (): boolean => finger
