import { type ArticleSection, articleSections } from '../articles/article.ts'

export type Look = {
  /** The company's colour, as `#rrggbb`. */
  brand: string
  /** Null chooses an accent that goes with the brand. */
  accent: string | null
  /** The logo itself has the name where this is false. */
  name_beside_logo: boolean
  /** The name of a section may stand above its heading, where it has a heading of its own. */
  eyebrows: boolean
} & { [Setting in keyof typeof lookChoices]: (typeof lookChoices)[Setting][number] }
export type LookSetting = keyof Look
export type LookChoice = keyof typeof lookChoices
export type Typeface = Look['typeface']

/**
 * Lists of articles can be arranged like this; `auto` is what each section had before it could be
 * chosen.
 */
export const arrangements = ['auto', 'cards', 'rows', 'index', 'lead'] as const
export type Arrangement = Exclude<(typeof arrangements)[number], 'auto'>

/** The standard one first. */
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
  /** Beneath a hero. */
  band: ['ablaq', 'tiles', 'line', 'none'],
  posts_list: arrangements,
  business_list: arrangements,
  products_list: arrangements,
  /** Headings of sections stand at the start, centred, or in a column of their own. */
  headings: ['start', 'centre', 'beside'],
  /** Sections of the home page are set off by grounds, air, rules, dark bands or panels. */
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

/** Only settings that are not as standard are kept. */
export type OwnLook = Partial<Look>

/** Only sections that do not have their first arrangement are named. */
export type Lists = Partial<Record<ArticleSection, Arrangement>>

export function listsOf(look: Look): Lists {
  const chosen = articleSections.map((section) => [section, look[`${section}_list`]])
  return Object.fromEntries(chosen.filter(([, arrangement]) => arrangement !== 'auto'))
}

export function lookOf(own: OwnLook): Look {
  return { ...standardLook, ...own }
}

/** Leaves out what is null, standard or no setting. */
export function ownLook(values: Record<string, unknown>): OwnLook {
  const own = lookSettings.filter(
    (name) => (values[name] ?? standardLook[name]) !== standardLook[name],
  )
  return Object.fromEntries(own.map((name) => [name, values[name]]))
}
