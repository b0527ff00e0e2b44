import { Fragment } from 'react'
import { type FileFact, fileFacts } from '../../../domain/site-words/file-words.ts'
import { useLocale } from '../../app/locale/locale.tsx'

export function FileFacts({ version }: { version: Parameters<typeof fileFacts>[0] }) {
  const { locale } = useLocale()
  const facts: FileFact[] = fileFacts(version, { language: locale })
  return facts.map(({ text }, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ))
}
