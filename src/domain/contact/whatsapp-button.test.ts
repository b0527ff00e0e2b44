import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { blankSection, changeSection } from '../sections/section.ts'
import { sectionInputs, sectionInputValues } from '../sections/section-input.ts'
import { isReachableIn } from './reachable.ts'
import { whatsappButtonIn } from './whatsapp-button.ts'

const written = (content: object) => {
  const values = sectionInputValues('contactUs', sectionInputs.contactUs.parse(content), [
    'en',
    'ar',
  ])
  return changeSection<'contactUs'>(blankSection('contactUs'), values)
}

describe('the WhatsApp button (FRM-19)', () => {
  test('leads to the number and greeting of its language', () => {
    const contact = written({
      whatsapp_number: { ar: ' ٠٠٩٦٣ ٩٤٤ ٥٥٥ ١٧١ ', en: '+963 944 555 172' },
      whatsapp_greeting: { ar: 'مرحبًا & أهلًا', en: '' },
    })
    expect(whatsappButtonIn(contact, 'ar')).toBe(
      `https://wa.me/963944555171?text=${encodeURIComponent('مرحبًا & أهلًا')}`,
    )
    expect(whatsappButtonIn(contact, 'en')).toBe('https://wa.me/963944555172')
  })

  test('is left out where its language has no number, and makes no contact page', () => {
    const contact = written({
      whatsapp_number: { en: '+963 944 555 172' },
      whatsapp_greeting: { ar: 'مرحبًا' },
    })
    expect(whatsappButtonIn(contact, 'ar')).toBeUndefined()
    const identity = blankSection<'identity'>('identity')
    expect(isReachableIn({ contact, identity }, 'en')).toBe(false)
  })

  test('takes no number within a country', () => {
    const refused = sectionInputs.contactUs.safeParse({ whatsapp_number: { ar: '0944 555 171' } })
    expect(refused.error?.issues).toMatchObject([
      { path: ['whatsapp_number', 'ar'], message: messages.whatsappCountry },
    ])
  })
})
