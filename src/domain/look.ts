import { type ArticleSection, articleSections } from './article.ts'

/** What the site looks like. */
export type Look = {
  /** The company's colour, as `#rrggbb`. */
  brand: string
  /** Null for one that goes with the brand's. */
  accent: string | null
  /** Whether the company's name stands beside its logo; else the logo has it. */
  name_beside_logo: boolean
  /** Whether the name of a section stands above its heading where it has a heading of its own. */
  eyebrows: boolean
} & { [Setting in keyof typeof lookChoices]: (typeof lookChoices)[Setting][number] }
export type LookSetting = keyof Look
export type LookChoice = keyof typeof lookChoices
export type Typeface = Look['typeface']

/** Of lists of articles; `auto` is what each section had before it could be chosen. */
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
  /** How the home page opens: `auto` with the picture, else with the drawing. */
  hero: ['auto', 'scene', 'picture', 'split', 'plain', 'slides'],
  /** What is drawn where there is no picture. */
  scene: ['wheel', 'arches', 'skyline', 'fields', 'schoolyard'],
  /** Beneath a hero. */
  band: ['ablaq', 'tiles', 'line', 'none'],
  posts_list: arrangements,
  business_list: arrangements,
  products_list: arrangements,
  /** Of sections: at the start, centred, or in a column of their own. */
  headings: ['start', 'centre', 'beside'],
  /** How sections of the home page are set off: grounds, air, rules, dark bands or panels. */
  rhythm: ['alternate', 'open', 'ruled', 'bands', 'panels'],
} as const

export const standardLook: Look = {
  brand: '#0e5f5b',
  accent: null,
  paper: 'warm',
  ground: 'brand',
  schemes: 'both',
  typeface: 'alexandria',
  corners: 'round',
  density: 'airy',
  hero: 'auto',
  scene: 'wheel',
  band: 'ablaq',
  posts_list: 'auto',
  business_list: 'auto',
  products_list: 'auto',
  headings: 'start',
  eyebrows: true,
  rhythm: 'alternate',
  name_beside_logo: true,
}

export const lookSettings = Object.keys(standardLook) as LookSetting[]

/** What is not as standard. */
export type OwnLook = Partial<Look>

/** Of the sections that have not their first one. */
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
