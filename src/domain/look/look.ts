import { type ArticleSection, articleSections } from '../articles/article.ts'

export type Look = {
  brand: string
  accent: string | null
  name_beside_logo: boolean
  eyebrows: boolean
} & { [Setting in keyof typeof lookChoices]: (typeof lookChoices)[Setting][number] }
export type LookSetting = keyof Look
export type LookChoice = keyof typeof lookChoices
export type Typeface = Look['typeface']

const arrangements = ['auto', 'cards', 'rows', 'index', 'lead'] as const
export type Arrangement = Exclude<(typeof arrangements)[number], 'auto'>

/** The standard one comes first. */
export const lookChoices = {
  /** The light ground. */
  paper: ['warm', 'white', 'cool', 'brand'],
  /** The hue of the dark ground. */
  ground: ['brand', 'accent', 'graphite'],
  schemes: ['both', 'light'],
  typeface: ['alexandria', 'readex', 'rubik', 'cairo', 'markazi', 'messiri'],
  corners: ['round', 'fine', 'soft', 'square'],
  density: ['airy', 'compact'],
  /** `auto` opens the home page with the picture, else with the drawing. */
  hero: ['auto', 'scene', 'picture', 'split', 'plain', 'slides'],
  /** The scene is drawn where there is no picture. */
  scene: ['wheel', 'arches', 'skyline', 'fields', 'schoolyard'],
  band: ['ablaq', 'tiles', 'line', 'none'],
  posts_list: arrangements,
  business_list: arrangements,
  products_list: arrangements,
  headings: ['start', 'centre', 'beside'],
  rhythm: ['alternate', 'open', 'ruled', 'bands', 'panels'],
} as const

const firstChoices = Object.fromEntries(
  Object.entries(lookChoices).map(([setting, [first]]) => [setting, first]),
) as { [Setting in LookChoice]: (typeof lookChoices)[Setting][0] }

export const standardLook: Look = {
  brand: '#0e5f5b',
  accent: null,
  ...firstChoices,
  eyebrows: true,
  name_beside_logo: true,
}

export const lookSettings = Object.keys(standardLook) as LookSetting[]

export type OwnLook = Partial<Look>

export type Lists = Partial<Record<ArticleSection, Arrangement>>

export function listsOf(look: Look): Lists {
  const chosen = articleSections.map((section) => [section, look[`${section}_list`]])
  return Object.fromEntries(chosen.filter(([, arrangement]) => arrangement !== 'auto'))
}

export function lookOf(own: OwnLook): Look {
  return { ...standardLook, ...own }
}

export function ownLook(values: Record<string, unknown>): OwnLook {
  const own = lookSettings.filter(
    (name) => (values[name] ?? standardLook[name]) !== standardLook[name],
  )
  return Object.fromEntries(own.map((name) => [name, values[name]]))
}
