import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

const inLanguages = ['', 'باللغة', 'باللغتين', 'باللغات']

export const checkWords = catalogue({
  en: {
    title: 'Before you publish',
    noAlt: (picture: string, languages: string[]) =>
      `${picture ? `The image “${isolated(picture)}”` : 'An image'} has no alt text in ${new Intl.ListFormat('en').format(languages)}.`,
  },
  ar: {
    title: 'قبل النشر',
    noAlt: (picture, languages) =>
      `لا نصّ بديل ${inLanguages[Math.min(languages.length, 3)]} ${new Intl.ListFormat('ar').format(languages)} ${picture ? `للصورة «${isolated(picture)}»` : 'لإحدى الصور'}.`,
  },
})
