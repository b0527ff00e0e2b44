/** What the site looks like. */
export type Look = {
  /** The company's colour, as `#rrggbb`. */
  brand: string
  /** Null for one that goes with the brand's. */
  accent: string | null
  /** Whether the company's name stands beside its logo; else the logo has it. */
  name_beside_logo: boolean
} & { [Setting in keyof typeof lookChoices]: (typeof lookChoices)[Setting][number] }
export type LookSetting = keyof Look
export type LookChoice = keyof typeof lookChoices
export type Typeface = Look['typeface']

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
  scene: ['wheel', 'arches', 'skyline', 'fields'],
  /** Beneath a hero. */
  band: ['ablaq', 'tiles', 'line', 'none'],
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
  name_beside_logo: true,
}

export const lookSettings = Object.keys(standardLook) as LookSetting[]

/** What is not as standard. */
export type OwnLook = Partial<Look>

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
