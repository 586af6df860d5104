import { emblemSymbols, playerPatterns } from '../../../art/emblems'
import { townSymbols } from './town'

export const sunriseSymbols = emblemSymbols + playerPatterns + townSymbols
