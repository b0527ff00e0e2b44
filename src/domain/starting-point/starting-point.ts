import type { ProductLanguage } from '../languages/language.ts'
import type { HomeBlock } from '../pages/block.ts'

export const startingPoints = [
  'engineering',
  'clinic',
  'school',
  'law',
  'factory',
  'cooperative',
] as const
export type StartingPoint = (typeof startingPoints)[number]

export const startingPointNames: Record<StartingPoint, Record<ProductLanguage, string>> = {
  engineering: { en: 'Engineering', ar: 'شركة هندسية' },
  clinic: { en: 'Clinic', ar: 'عيادة أو مركز طبّي' },
  school: { en: 'School', ar: 'مدرسة أو معهد' },
  law: { en: 'Law firm', ar: 'مكتب محاماة' },
  factory: { en: 'Factory or shop', ar: 'مصنع أو متجر' },
  cooperative: { en: 'Cooperative', ar: 'تعاونية أو جمعية' },
}

/** The blocks that visitors come for stand first. */
export const startingHome: Record<StartingPoint, HomeBlock[]> = {
  engineering: ['about', 'posts', 'business', 'products', 'partners', 'contact'],
  clinic: ['business', 'about', 'products', 'posts', 'partners', 'contact'],
  school: ['about', 'business', 'posts', 'products', 'partners', 'contact'],
  law: ['business', 'about', 'posts', 'partners', 'contact'],
  factory: ['products', 'business', 'about', 'partners', 'posts', 'contact'],
  cooperative: ['about', 'products', 'business', 'partners', 'posts', 'contact'],
}
