// Five soft sounds, synthesised here without files. Browsers allow sound only after the player has touched the page.
export type SoundName = 'place' | 'coin' | 'card' | 'turn' | 'end'

interface Note {
  at: number
  hertz: number
  length: number
  loud: number
  shape: OscillatorType
  /** The pitch at the end of a glide. */
  to?: number
}

const SCORES: Record<SoundName, Note[]> = {
  place: [
    { at: 0, hertz: 190, to: 120, length: 0.12, loud: 0.35, shape: 'sine' },
    { at: 0, hertz: 760, to: 500, length: 0.04, loud: 0.06, shape: 'triangle' },
  ],
  coin: [
    { at: 0, hertz: 1320, length: 0.09, loud: 0.1, shape: 'sine' },
    { at: 0.07, hertz: 1980, length: 0.22, loud: 0.1, shape: 'sine' },
  ],
  card: [{ at: 0, hertz: 520, to: 340, length: 0.08, loud: 0.09, shape: 'triangle' }],
  turn: [
    { at: 0, hertz: 523, length: 0.28, loud: 0.14, shape: 'sine' },
    { at: 0.14, hertz: 784, length: 0.42, loud: 0.14, shape: 'sine' },
  ],
  end: [523, 659, 784, 1047].map((hertz, index) => ({ at: index * 0.15, hertz, length: 0.7, loud: 0.12, shape: 'sine' as const })),
}

let context: AudioContext | null = null

export function play(name: SoundName): void {
  if (!('AudioContext' in window)) return
  // Before the first touch sound is not allowed: it would stay silent, and the browser would warn each time.
  if (navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const note of SCORES[name]) ring(context, note)
}

function ring(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = note.shape
  voice.frequency.setValueAtTime(note.hertz, start)
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.length)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(note.loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + note.length + 0.05)
}
