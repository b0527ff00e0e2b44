import { isolated } from '../../../ui/isolated.ts'

type CheckWords = {
  title: string
  noAlt: (picture: string, language: string) => string
}

const english: CheckWords = {
  title: 'Before you publish',
  noAlt: (picture, language) =>
    `${picture ? `The image “${isolated(picture)}”` : 'An image'} has no alt text in ${language}.`,
}

const arabic: CheckWords = {
  title: 'قبل النشر',
  noAlt: (picture, language) =>
    `لا نصّ بديل باللغة ${language} ${picture ? `للصورة «${isolated(picture)}»` : 'لإحدى الصور'}.`,
}

export const checkWords = { en: english, ar: arabic }
