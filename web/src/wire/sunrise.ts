export type PlotColour = 'pink' | 'blue' | 'green' | 'red' | 'yellow'

export type Plot = { park: true } | { owner: number; height: number }

export interface SunriseSeat {
  hand_count: number
  /** Only of the viewer's own seat, or of all once the game is over. */
  hand?: Record<PlotColour, number>
  houses_left: number
  track: number
}

export interface SunriseState {
  game: 'sunrise'
  players: number
  phase: 'start' | 'building' | 'discarding' | 'over'
  turn: number
  first: number
  to_act: number | null
  last_plot: string | null
  park_used: boolean
  final_phase: boolean
  idle_turns: number
  deck_count: number
  discard: Record<PlotColour, number>
  parks_left: number
  plots: Record<string, Plot>
  seats: SunriseSeat[]
}
