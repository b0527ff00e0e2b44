import { listsOf, type Look, standardLook } from '../domain/look/look.ts'
import { type Colours, paletteOf } from '../domain/look/palette.ts'
import { familyList, fontFaces, zeroWidth } from './font-faces.ts'
import { bandOf, heroOf, nameOf, sceneOf } from './hero-sheet.ts'
import { familiesOf, fontsOf } from './typefaces.ts'
import bands from './looks/bands.css?raw'
import beside from './looks/beside.css?raw'
import cards from './looks/cards.css?raw'
import centre from './looks/centre.css?raw'
import index from './looks/index.css?raw'
import lead from './looks/lead.css?raw'
import open from './looks/open.css?raw'
import panels from './looks/panels.css?raw'
import withoutEyebrows from './looks/without-eyebrows.css?raw'
import rows from './looks/rows.css?raw'
import ruled from './looks/ruled.css?raw'

/**
 * The sheet is what differs from `tokens.css`; blank for the standard look. The dashboard has the
 * colours alone. Parts of a page that come late link `tokens.css` once more, so the sheet outweighs
 * it instead of following it.
 */
export function lookSheet(look: Look): string {
  const site = [typefaceOf(look), cornersOf(look), densityOf(look), bandOf(look)].join('')
  const rules = [
    coloursOf(look),
    facesOf(look),
    site && `:root[data-surface=site]{${site}}`,
    heroOf(look),
    sceneOf(look),
    nameOf(look),
    look.schemes === 'light' ? lightAlone : '',
  ]
  const text = rules.join('')
  return (text && `@layer tokens{${text}}`) + arrangementsOf(look)
}

const onLightGround = '[data-surface=site] header:is([data-scrolled],:not(:has(~main [data-hero])))'

/**
 * This holds whatever the device or the visitor prefers; the choice goes, and the button that opens
 * it.
 */
const lightAlone =
  ':root[data-surface=site][data-surface]{color-scheme:light}' +
  '[data-surface=site] :is([data-theme-choice],:has(+[popover]>[data-theme-choice]))' +
  '{display:none!important}' +
  `${onLightGround} [data-ground=light]{display:block!important}` +
  `${onLightGround} [data-ground=dark]{display:none!important}`

const colours = ['brand', 'accent', 'paper', 'ground'] as const satisfies (keyof Colours)[]

function coloursOf(look: Look): string {
  if (colours.every((name) => look[name] === standardLook[name])) return ''
  const light = paletteOf(look, 'light')
  const dark = paletteOf(look, 'dark')
  const tokens = Object.entries(light).map(([name, value]) => {
    const other = dark[name as keyof typeof dark]
    return `--${name}:${value === other ? value : `light-dark(${value},${other})`};`
  })
  return `:root:root{${tokens.join('')}}${onPaper}`
}

const onPaper =
  '@media print{:root:root:root{--on-deep-muted:var(--muted);--on-deep-accent:var(--accent)}}'

function facesOf({ typeface }: Look): string {
  if (typeface === 'alexandria') return ''
  return familiesOf(typeface).map(fontFaces).join('')
}

function typefaceOf({ typeface }: Look): string {
  if (typeface === 'alexandria') return ''
  const { display, text } = fontsOf(typeface)
  const families = `--font-display:${familyList(display)};--font-text:${familyList(text)};`
  const measures = `--ch:${zeroWidth(text, 'regular')};--ch-display:${zeroWidth(display, 'bold')};`
  return `${families}${measures}--lh-marks:${display.marks};`
}

const corners: Record<Look['corners'], number[]> = {
  round: [],
  fine: [2, 4, 6, 10],
  soft: [8, 12, 20, 32],
  square: [0, 0, 0, 0],
}

function cornersOf({ corners: chosen }: Look): string {
  const radii = corners[chosen].map((radius, index) => `--r-${index + 1}:${radius}px;`)
  return radii.join('') + (chosen === 'square' ? '--r-full:0px;' : '')
}

function densityOf({ density }: Look): string {
  return density === 'compact' ? '--s-8:2.8rem;--s-9:4.2rem;--container:76rem;' : ''
}

const lists = { cards, rows, index, lead }
const headings = { start: '', centre, beside }
const rhythms = { alternate: '', open, ruled, bands, panels }

/** Lists, headings and the home page have their sheets only where the look needs them. */
function arrangementsOf(look: Look): string {
  const used = new Set(Object.values(listsOf(look)))
  const sheets = [
    ...[...used].toSorted().map((arrangement) => lists[arrangement]),
    headings[look.headings],
    look.eyebrows ? '' : withoutEyebrows,
    rhythms[look.rhythm],
  ]
  return sheets.map(small).join('')
}

function small(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
