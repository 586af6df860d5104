import { emblemSymbols, playerPatterns } from '../emblems'
import { townSymbols } from './town'

export const sunriseSymbols = emblemSymbols + playerPatterns + townSymbols
