export const aboutUs = {
  title: { en: 'About us', ar: 'من نحن' },
  order: ['opening1'],
  blocks: { opening1: { kind: 'text' } },
  texts: {
    'body:opening1': {
      en: '<p>We raise water by <strong>norias</strong>.</p>',
      ar: '<p>نرفع الماء <strong>بالنواعير</strong>.</p>',
    },
  },
} as const
