export type ContactWords = {
  title: string
  place: {
    title: string
    label: string
    hint: string
    shortLink: string
    none: string
    show: string
    frame: string
    open: string
    remove: string
    pad: string
    padHint: string
    north: string
    south: string
    west: string
    east: string
  }
  form: { title: string; offer: string; inbox: string }
}

const english: ContactWords = {
  title: 'Ways to reach the company',
  place: {
    title: 'Place on the map',
    label: 'Latitude and longitude, or a map link',
    hint: 'Paste “35.1318, 36.7578” or a link from Google Maps or OpenStreetMap.',
    shortLink:
      'This short link does not say where it leads. Open it and copy the long address from there.',
    none: 'No place yet: the site shows no map.',
    show: 'Show the map',
    frame: 'Map of the place',
    open: 'Open in OpenStreetMap',
    remove: 'Remove the place',
    pad: 'Move the pin',
    padHint: 'About 10 metres a step. Arrow keys work, too; with Shift 100 metres.',
    north: 'Move the pin north',
    south: 'Move the pin south',
    west: 'Move the pin west',
    east: 'Move the pin east',
  },
  form: {
    title: 'Contact form',
    offer: 'Offer visitors a form to write by',
    inbox: 'What they write arrives in',
  },
}

const arabic: ContactWords = {
  title: 'طرق التواصل مع الشركة',
  place: {
    title: 'الموقع على الخريطة',
    label: 'خطّا العرض والطول، أو رابط خريطة',
    hint: 'ألصق «35.1318, 36.7578» أو رابطًا من خرائط غوغل أو OpenStreetMap.',
    shortLink: 'لا يحدّد هذا الرابط المختصر مكانًا. افتحه وانسخ العنوان الطويل من هناك.',
    none: 'لا موقع بعد، فلا خريطة في الموقع.',
    show: 'عرض الخريطة',
    frame: 'خريطة المكان',
    open: 'فتح في OpenStreetMap',
    remove: 'إزالة الموقع',
    pad: 'تحريك العلامة',
    padHint: 'نحو 10 أمتار لكلّ خطوة، ومفاتيح الأسهم تعمل أيضًا، ومع Shift نحو 100 متر.',
    north: 'تحريك العلامة شمالًا',
    south: 'تحريك العلامة جنوبًا',
    west: 'تحريك العلامة غربًا',
    east: 'تحريك العلامة شرقًا',
  },
  form: {
    title: 'نموذج المراسلة',
    offer: 'عرض نموذج المراسلة على الزوّار',
    inbox: 'تصل الرسائل إلى',
  },
}

export const contactWords = { en: english, ar: arabic }
