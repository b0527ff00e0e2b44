import { isolated } from '../../../ui/isolated.ts'

type CheckWords = {
  title: string
  noAlt: (picture: string, languages: string[]) => string
}

const english: CheckWords = {
  title: 'Before you publish',
  noAlt: (picture, languages) =>
    `${picture ? `The image “${isolated(picture)}”` : 'An image'} has no alt text in ${new Intl.ListFormat('en').format(languages)}.`,
}

const inLanguages = ['', 'باللغة', 'باللغتين', 'باللغات']

const arabic: CheckWords = {
  title: 'قبل النشر',
  noAlt: (picture, languages) =>
    `لا نصّ بديل ${inLanguages[Math.min(languages.length, 3)]} ${new Intl.ListFormat('ar').format(languages)} ${picture ? `للصورة «${isolated(picture)}»` : 'لإحدى الصور'}.`,
}

export const checkWords = { en: english, ar: arabic }
