import { expect, test } from 'vitest'
import { isOfRandomLetters } from './random-letters.ts'

test.each([
  'kqxvtrwz',
  'UxhTqLmBvWz',
  'zqwjk fjdpwq vbxmtz',
  'mjuyhwgkvb cfudykgwpm',
  'غخصثذطض',
  'بضظثق شغخزع طثذح',
  'ىبطغ جقثذ ةسصضظ',
])('MSG-10 nobody can read "%s"', (text) => {
  expect(isOfRandomLetters(text)).toBe(true)
})

test.each([
  '',
  '?',
  'RGDS',
  'WS9',
  'strengths',
  'OpenStreetMap, WhatsApp',
  'Rechtschreibung und Angstschweiß sind lange Wörter',
  'Prof. H. Lindqvist, Bogdan Szczepański, Grzegorz Szczepaniak',
  'salam, 3andkon kors inglizi lal mubtade2in? bdna n3rf el se3r',
  'ana msh mstshfa, ana 3iyade',
  'MV AGIOS NIKOLAOS ETA TARTOUS PLS CFM BERTH RGDS',
  'جغرافيا',
  'Dr sr, I wnt to rgstr my dghtr in 4th grd. Wht ppers u nd?',
  'كيف بقدم ع رخصة بناء طابق تاني',
  'صجّ ضقت ذرعًا بطزاجة السذاجة',
  'مدرسةالنور',
  'Зачем вам насосы',
  '水泵和水管 今天便宜出售',
])('MSG-10 "%s" is read by somebody', (text) => {
  expect(isOfRandomLetters(text)).toBe(false)
})
