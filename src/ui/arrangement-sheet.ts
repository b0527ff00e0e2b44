import { type Look, listsOf } from '../domain/look/look.ts'
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

const lists = { cards, rows, index, lead }
const headings = { start: '', centre, beside }
const rhythms = { alternate: '', open, ruled, bands, panels }

/** Lists, headings and the home page have their sheets only where the look needs them. */
export function arrangementsOf(look: Look): string {
  const used = new Set(Object.values(listsOf(look)))
  const sheets = [
    ...[...used].toSorted().map((arrangement) => lists[arrangement]),
    headings[look.headings],
    look.eyebrows ? '' : withoutEyebrows,
    rhythms[look.rhythm],
  ]
  return sheets.map(small).join('')
}

/** Comments and indents are dropped. */
function small(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
