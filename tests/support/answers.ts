import type { Answer } from '../../src/domain/forms/answer.ts'
import type { FormField } from '../../src/domain/forms/form.ts'
import { type Message, messages } from '../../src/domain/messages.ts'

type Asked = { field: FormField; right: Answer[]; wrong: [Answer, Message][] }

const long = (length: number) => 'ن'.repeat(length)
const items = ['morning1', 'noontime', 'evening1'].map((id) => ({ id }))
const { answerNeeded, consentNeeded, dateNeeded, numberNeeded, fieldRequired } = messages
const refused = (sentence: Message, ...answers: Answer[]) =>
  answers.map((answer): [Answer, Message] => [answer, sentence])

/** Answers on 3 November 2025, by the id of the field that asks for them. */
export const answerTable: Record<string, Asked> = {
  anyline1: {
    field: { kind: 'line', required: true, role: null },
    right: [
      'Rima',
      ' ريما ',
      long(200),
      'two\nlines',
      '<b>',
      '=1+1',
      "O'Neil",
      '0',
      '👩‍🌾',
      '#',
      'Ünal',
      'A\tB',
      '　ريما',
    ],
    wrong: [
      ...refused(fieldRequired, '', '   ', '\u200b\u200f', ['anyline1'], true, false, []),
      ...refused(messages.tooLong, long(201)),
      ...refused(messages.characterInvalid, 'nul\u0000', '\u0000'),
      ...refused(fieldRequired, '\n', '\t', '\u00a0', '\u3000', '\ufeff'),
    ],
  },
  message1: {
    field: { kind: 'paragraph', required: false, role: 'text' },
    right: [
      '',
      ' ',
      'two\n\nlines',
      long(5_000),
      ['message1'],
      true,
      'https://farm.example/well?a=1',
    ],
    wrong: [...refused(messages.tooLong, long(5_001), `${long(2_500)}\n${long(2_500)}`)],
  },
  emailof1: {
    field: { kind: 'email', required: true, role: 'email' },
    right: [
      'rima@farm.example',
      ' RIMA@farm.example ',
      'Rima <rima@farm.example>',
      'mailto:rima@farm.example',
      'rima+well@farm.co.example',
      '\u200erima@farm.example\u200f',
      'rima.k@farm.example',
      'rima_k@second-field.example',
      '1@2.example',
    ],
    wrong: [
      ...refused(messages.emailAddressInvalid, 'rima@.example', 'rima@farm.', 'rima at farm'),
      ...refused(messages.emailAddressInvalid, 'a@b.example, c@d.example', 'rima@@farm.example'),
      ...refused(messages.emailAddressInvalid, 'rima', 'rima@', '@farm.example', 'rima@farm'),
      ...refused(messages.emailAddressInvalid, 'ri ma@farm.example', 'rima@farm.example@b.example'),
      ...refused(messages.emailLookalike, 'rіma@farm.example'),
      ...refused(fieldRequired, '', ' ', true, ['emailof1']),
      ...refused(messages.tooLong, `${'r'.repeat(250)}@farm.example`),
    ],
  },
  phoneof1: {
    field: { kind: 'phone', required: false, role: 'phone' },
    right: [
      '',
      '٠٩٤٤ 555 014',
      '+963 (944) 555-014',
      'tel:+963944555014',
      '۰۹۴۴۵۵۵۰۱۴',
      '00963944555014',
      '0944.555.014',
      '0944/555014',
    ],
    wrong: [
      ...refused(
        messages.phoneInvalid,
        'call me',
        '113',
        '0944x555',
        'x',
        '+963 944 555 014 (Rima)',
        '0944555014/0944555015',
        '++963944555014',
        '-',
        '12345',
      ),
      ...refused(messages.tooLong, '1'.repeat(31)),
    ],
  },
  timeof01: {
    field: { kind: 'choice', required: true, items },
    right: ['morning1', ['noontime'], ['evening1', 'evening1'], 'noontime', 'evening1'],
    wrong: [
      ...refused(answerNeeded, '', [], true, false, 'Morning', 'elsewher', 'message1'),
      ...refused(answerNeeded, ['morning1', 'noontime'], ['morning1', 'elsewher']),
    ],
  },
  wellasks: {
    field: { kind: 'choices', required: false, items: [{ id: 'pumpasks' }, { id: 'pipeasks' }] },
    right: [[], '', ['pumpasks'], 'pumpasks', ['pipeasks', 'pumpasks'], ['pumpasks', 'pumpasks']],
    wrong: [...refused(answerNeeded, ['morning1'], 'elsewher', ['pumpasks', 'elsewher'])],
  },
  anydate1: {
    field: { kind: 'date', required: true, span: 'any' },
    right: [
      '2025-11-03',
      '٢٠٢٥-١١-٠٣',
      '2024-02-29',
      '1936-05-06',
      ' 2025-11-03 ',
      '2000-02-29',
      '9999-12-31',
    ],
    wrong: [
      ...refused(dateNeeded, '2025-02-29', '2025-13-01', '2025-11-31', '3.11.2025', '20251103'),
      ...refused(dateNeeded, '2025-00-10', '2025-01-00', '1900-02-29', '٢٠٢٥/١١/٠٣', '2025-11-32'),
      ...refused(dateNeeded, '2025-11-3', 'tomorrow', '2025-11-03T09:00', '02025-11-03'),
      ...refused(fieldRequired, '', true, ['20251103']),
    ],
  },
  dayasked: {
    field: { kind: 'date', required: false, span: 'future' },
    right: ['', '2025-11-04', '2125-01-01', '٢٠٢٥-١١-٠٤', '2025-12-01'],
    wrong: [
      ...refused(messages.dateNotAfterToday, '2025-11-03', '2025-11-02', '٢٠٢٤-١١-٠٤'),
      ...refused(dateNeeded, '2026-02-30'),
    ],
  },
  birthday: {
    field: { kind: 'date', required: false, span: 'past' },
    right: ['', '2025-11-02', '1936-05-06', '٢٠٢٥-١١-٠٢', '2024-12-31'],
    wrong: [
      ...refused(messages.dateNotBeforeToday, '2025-11-03', '2025-11-04', '2026-01-01'),
      ...refused(dateNeeded, 'long ago'),
    ],
  },
  quantity: {
    field: { kind: 'number', required: false, least: 1, most: 1_000, decimals: false },
    right: [
      '',
      '1',
      '1000',
      '١٢',
      '1,000',
      '١٬٠٠٠',
      '١،٠٠٠',
      "1'000",
      ' 7 ',
      '007',
      '۱۲',
      '999',
      '٩٩٩',
    ],
    wrong: [
      ...refused(messages.numberInvalid, '0', '1001', '-1', '١٠٠١', '999999999999'),
      ...refused(messages.wholeNumberNeeded, '1.5', '٣٫٥', '2.00', '1,0', '١،٥'),
      ...refused(numberNeeded, '1 of 2', '١٢x', '+-1', '1..5', 'NaN', 'Infinity', '½'),
      ...refused(numberNeeded, 'ten', '1e3', '--1', '0x10', '1.', '.5', '9999999999999'),
    ],
  },
  distance: {
    field: { kind: 'number', required: true, least: null, most: 10.5, decimals: true },
    right: ['0', '-3.25', '−3', '٣٫٥', '10.5', '-1,250.75', '10.50', '-0.01', '٠', '3,5', '-0,25'],
    wrong: [
      ...refused(messages.numberInvalid, '10.51', '11'),
      ...refused(numberNeeded, '3.255', '1.250,5', '1/2', '٣٫٥٫٥'),
      ...refused(fieldRequired, '', ' ', true),
    ],
  },
  consent1: {
    field: { kind: 'consent', required: true, page: null },
    right: [true],
    wrong: [...refused(consentNeeded, false, '', 'true', 'on', [], ['consent1'])],
  },
  consent2: {
    field: { kind: 'consent', required: false, page: null },
    right: [true, false, '', 'on'],
    wrong: [],
  },
}
