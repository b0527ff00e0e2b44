import { Fragment } from 'react'
import type { ContactItem } from '../../domain/contact/contact.ts'

/** Numbers stay on one line; an email address may be wider than a phone, and breaks at its signs first. */
export function ContactValue({ type, value }: ContactItem) {
  if (type !== 'email') return <bdi className="ltr num">{value}</bdi>
  const [first, ...others] = value.split(/(?<=@)|(?=\.)/)
  return (
    <bdi dir="ltr">
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
