import { type Look, type OwnLook, ownLook } from './look.ts'
import { isSame } from '../documents/revision.ts'

export const presets = {
  noria: {},
  clinic: {
    brand: '#1b6fb5',
    accent: '#e2685b',
    typeface: 'readex',
    corners: 'soft',
    hero: 'split',
    scene: 'skyline',
    band: 'none',
    posts_list: 'cards',
    business_list: 'rows',
    products_list: 'cards',
    headings: 'centre',
    eyebrows: false,
    rhythm: 'open',
  },
  school: {
    brand: '#2f7d4f',
    accent: '#f2a900',
    typeface: 'rubik',
    corners: 'soft',
    hero: 'slides',
    scene: 'schoolyard',
    band: 'tiles',
    posts_list: 'lead',
    business_list: 'cards',
    products_list: 'rows',
    eyebrows: false,
    rhythm: 'panels',
  },
  chambers: {
    brand: '#22304f',
    accent: '#a47b35',
    typeface: 'markazi',
    corners: 'square',
    hero: 'plain',
    band: 'line',
    posts_list: 'index',
    business_list: 'index',
    products_list: 'index',
    headings: 'beside',
    eyebrows: false,
    rhythm: 'ruled',
  },
  works: {
    brand: '#f26a1b',
    accent: '#2b3a42',
    ground: 'accent',
    typeface: 'cairo',
    corners: 'fine',
    density: 'compact',
    hero: 'picture',
    band: 'line',
    posts_list: 'rows',
    business_list: 'lead',
    products_list: 'cards',
    rhythm: 'bands',
  },
  courtyard: {
    brand: '#9a4632',
    accent: '#6e7b2e',
    typeface: 'messiri',
    hero: 'scene',
    scene: 'arches',
    band: 'tiles',
    posts_list: 'cards',
    business_list: 'rows',
    products_list: 'lead',
    headings: 'centre',
  },
} as const satisfies Record<string, OwnLook>

export type PresetName = keyof typeof presets
export const presetNames = Object.keys(presets) as PresetName[]

export function presetOf(look: Look): PresetName | undefined {
  const own = ownLook(look)
  return presetNames.find((name) => isSame(sorted(presets[name]), sorted(own)))
}

function sorted(own: OwnLook) {
  return Object.entries(own).toSorted(([one], [other]) => one.localeCompare(other))
}
