export type SearchResultWords = {
  title: string
  fields: { meta_title: string; meta_description: string }
  tooLong: string
  preview: string
}

const english: SearchResultWords = {
  title: 'Search and sharing',
  fields: { meta_title: 'Title in results', meta_description: 'Description' },
  tooLong: 'Too long to be shown in full.',
  preview: 'As in results',
}

const arabic: SearchResultWords = {
  title: 'الظهور والمشاركة',
  fields: { meta_title: 'العنوان في النتائج', meta_description: 'الوصف' },
  tooLong: 'أطول ممّا يظهر.',
  preview: 'كما في النتائج',
}

export const searchResultWords = { en: english, ar: arabic }
