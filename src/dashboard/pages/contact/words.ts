import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const contactWords = catalogue({
  en: {
    title: 'Ways to reach the company',
    coordinates: {
      title: 'Location on the map',
      label: 'Latitude and longitude, or a map link',
      hint: 'Paste “35.1318, 36.7578” or a link from Google Maps or OpenStreetMap.',
      shortLink: 'This short link contains no location. Open it and copy the full link.',
      none: 'No location yet: the site shows no map.',
      show: 'Show the map',
      frame: 'Map of the location',
      open: 'Open in OpenStreetMap',
      remove: 'Remove location',
      pad: 'Move the pin',
      padHint: 'Each step is about 10 m. The arrow keys work too, with Shift in steps of 100 m.',
      north: 'Move the pin north',
      south: 'Move the pin south',
      west: 'Move the pin west',
      east: 'Move the pin east',
    },
    form: {
      title: 'Contact form',
      offer: 'Show visitors a contact form',
      inbox: 'Messages arrive in',
    },
    announcement: {
      title: 'Announcement',
      hint: 'Shown above every page, in languages that have a text. Visitors can dismiss it.',
      none: 'No link',
      zone: (zone: string) =>
        `On the clock of the site: ${zone}. Blank: from now on, and until you delete the text.`,
    },
    whatsapp: {
      title: 'WhatsApp button',
      hint: 'On every page, in languages that have a number. The greeting stands in the visitor’s first message.',
    },
  },
  ar: {
    title: 'طرق التواصل مع المؤسّسة',
    coordinates: {
      title: 'المكان على الخريطة',
      label: 'خطّا العرض والطول، أو رابط خريطة',
      hint: `ألصق «${isolated('35.1318, 36.7578')}» أو رابطًا من خرائط غوغل أو OpenStreetMap.`,
      shortLink: 'لا يحدّد هذا الرابط المختصر مكانًا. افتحه وانسخ الرابط الكامل.',
      none: 'لم يُحدَّد مكان بعد، فلا تظهر خريطة.',
      show: 'عرض الخريطة',
      frame: 'خريطة المكان',
      open: 'فتح في OpenStreetMap',
      remove: 'إزالة المكان من الخريطة',
      pad: 'تحريك العلامة',
      padHint: 'كلّ خطوة نحو 10 أمتار. ويمكن استعمال مفاتيح الأسهم، ومع Shift نحو 100 متر.',
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
    announcement: {
      title: 'إعلان',
      hint: 'يظهر أعلى كلّ صفحة بلغة لها نصّ، ويستطيع الزائر إخفاءه.',
      none: 'بلا رابط',
      zone: (zone) => `بتوقيت الموقع: ${zone}. إن تُرك فارغًا ظهر الإعلان من الآن، وإلى أن تمسح نصّه.`,
    },
    whatsapp: {
      title: 'زرّ واتساب',
      hint: 'يظهر في كلّ صفحة بلغة لها رقم. ويُكتب نصّ التحيّة في أول رسالة من الزائر.',
    },
  },
})
