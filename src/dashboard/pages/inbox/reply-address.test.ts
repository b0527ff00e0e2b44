import { expect, test } from 'vitest'
import { rimasMessage } from '../../../../tests/support/cast.ts'
import { chatAddress, replyAddress } from './reply-address.ts'

test('a reply goes to who wrote, with the message quoted line by line', () => {
  const address = replyAddress(
    { ...rimasMessage, message: 'Less water.\nWhat now?' },
    'رسالتك إلى ناعورة',
  )
  const [receiver, query] = address.replace('mailto:', '').split('?')
  expect(decodeURIComponent(receiver ?? '')).toBe(rimasMessage.email)
  expect(new URLSearchParams(query).get('subject')).toBe('رسالتك إلى ناعورة')
  expect(new URLSearchParams(query).get('body')).toBe('\r\n\r\n> Less water.\r\n> What now?')
})

test.each([
  ['+963 944 555 014', 'https://wa.me/963944555014'],
  ['00963-944555014', 'https://wa.me/963944555014'],
  ['+963 (0)944 555 014', 'https://wa.me/963944555014'],
  ['0944 555 014', undefined],
  ['', undefined],
])('INB-3 a chat with «%s» begins at %s', (phone, chat) => {
  expect(chatAddress(phone)).toBe(chat)
})

test('nothing of a message becomes a part of the address', () => {
  const address = replyAddress({ ...rimasMessage, message: '&bcc=a@b.example' }, 'a&cc=b@c.example')
  const query = new URLSearchParams(address.split('?')[1])
  expect([...query.keys()]).toEqual(['subject', 'body'])
})
