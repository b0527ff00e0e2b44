import { built } from './bootstrap.js'

await built()
