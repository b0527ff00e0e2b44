import type { Look } from '../domain/look/look.ts'
import { paletteOf } from '../domain/look/palette.ts'
import arches from './scenes/arches.svg?raw'
import fields from './scenes/fields.svg?raw'
import schoolyard from './scenes/schoolyard.svg?raw'
import skyline from './scenes/skyline.svg?raw'

const scenes = { arches, skyline, fields, schoolyard } satisfies Record<
  Exclude<Look['scene'], 'wheel'>,
  string
>

export function sceneOf(look: Look): string {
  if (look.scene === 'wheel') return ''
  const image = `url("data:image/svg+xml,${inAddress(painted(scenes[look.scene], look))}")`
  return (
    `[data-scene]{background:${image} 100% 100%/cover!important}` +
    '[data-scene]>*{display:none!important}'
  )
}

export function heroOf({ hero }: Look): string {
  if (hero !== 'plain' && hero !== 'picture') return ''
  return (
    '[data-surface=site] [data-scene]{display:none!important}' +
    '[data-surface=site] [data-hero]:has([data-scene]){--hero-size:clamp(28rem,64svh,38rem)}'
  )
}

const bands: Record<Exclude<Look['band'], 'ablaq'>, string> = {
  tiles: `--band:${tiles()};--band-size:24px;`,
  line: '--band:var(--decor);--band-size:4px;',
  none: '--band-size:0px;',
}

export function bandOf({ band }: Look): string {
  return band === 'ablaq' ? '' : bands[band]
}

export function nameOf({ name_beside_logo: isBeside }: Look): string {
  if (isBeside) return ''
  return (
    '[data-surface=site] header img+bdi,[data-surface=site] footer img+p>strong' +
    '{position:absolute!important;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}'
  )
}

function tiles(): string {
  const upper = (colour: string, top: number, half: number) =>
    `conic-gradient(from 135deg at 50% 0,var(--${colour}) 90deg,#0000 0) 0 ${top}px/24px ${half}px repeat-x`
  const lower = (colour: string, top: number, half: number) =>
    `conic-gradient(from -45deg at 50% 100%,var(--${colour}) 90deg,#0000 0) 0 ${top}px/24px ${half}px repeat-x`
  const diamonds = [
    upper('stone', 6, 6),
    lower('stone', 12, 6),
    upper('decor', 0, 12),
    lower('decor', 12, 12),
  ]
  return `${diamonds.join()},var(--deep)`
}

function painted(svg: string, look: Look): string {
  const palette: Record<string, string> = paletteOf(look, 'light')
  return svg.replace(/\n\s*/g, '').replace(/var\(--([\w-]+)\)/g, (_, token) => palette[token] ?? '')
}

/** An address between double quotes needs no more escaping than this. */
function inAddress(svg: string): string {
  return svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)
}
