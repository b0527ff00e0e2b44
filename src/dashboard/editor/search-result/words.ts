import { catalogue } from '../../../domain/languages/catalogue.ts'

export const searchResultWords = catalogue({
  en: {
    title: 'Search and sharing',
    fields: { meta_title: 'Title in results', meta_description: 'Description' },
    tooLong: 'Too long to be shown in full.',
    preview: 'As in results',
  },
  ar: {
    title: 'الظهور والمشاركة',
    fields: { meta_title: 'العنوان في النتائج', meta_description: 'الوصف' },
    tooLong: 'أطول ممّا يظهر.',
    preview: 'كما في النتائج',
  },
})
