import { catalogue } from '../languages/catalogue.ts'

export const topicWords = catalogue({
  en: { topic_list: 'Topics' },
  ar: { topic_list: 'المواضيع' },
})
