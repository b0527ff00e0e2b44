import type { TextNote } from './languages/text-notes.ts'

export type FieldsWords = {
  notes: Record<TextNote, string>
  copyTo: (field: string, language: string) => string
  focus: {
    title: string
    hint: string
    x: string
    y: string
    from: Record<'x' | 'y', (percent: number) => string>
    wide: string
    phone: string
    centre: string
  }
}

export const fieldsEnglish: FieldsWords = {
  notes: {
    mixedDigits: 'Arabic and Latin digits are mixed.',
    doubleSpace: 'There are two spaces in a row.',
    latinMarks: 'Arabic has marks of its own: ، ؛ ؟',
  },
  copyTo: (field, language) => `Copy ${field} to ${language} from…`,
  focus: {
    title: 'Focal point',
    hint: 'However the image is cut, what is in the ring stays in sight. Drag it, or move it by the arrow keys.',
    x: 'Focal point, across',
    y: 'Focal point, down',
    from: {
      x: (percent) => `${percent}% from the left`,
      y: (percent) => `${percent}% from the top`,
    },
    wide: 'Wide, 16:9',
    phone: 'Phone',
    centre: 'To the centre',
  },
}

export const fieldsArabic: FieldsWords = {
  notes: {
    mixedDigits: 'الأرقام العربية واللاتينية مختلطة في هذا النص.',
    doubleSpace: 'في النص مسافتان متتاليتان.',
    latinMarks: 'للعربية علاماتها: ، ؛ ؟',
  },
  copyTo: (field, language) => `نسخ ${field} إلى ${language} من…`,
  focus: {
    title: 'نقطة التركيز',
    hint: 'كيفما قُصّت الصورة يبقى ما في الحلقة ظاهرًا. اسحبها أو حرّكها بمفاتيح الأسهم.',
    x: 'نقطة التركيز أفقيًّا',
    y: 'نقطة التركيز عموديًّا',
    from: {
      x: (percent) => `${percent}% من اليسار`,
      y: (percent) => `${percent}% من الأعلى`,
    },
    wide: 'شاشة عريضة، 16:9',
    phone: 'هاتف',
    centre: 'إلى الوسط',
  },
}
