import { IconKey } from '@tabler/icons-react'
import type { AccessKeyResponse } from '../../../contract/access-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { Credential, CredentialList } from '../../kit/credentials/credential-list.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { accessKeyWords } from './access-key-words.ts'
import styles from './security.module.css'

type AccessKeyListProps = {
  keys: AccessKeyResponse[]
  onEnd: (key: AccessKeyResponse) => void
}

export function AccessKeyList({ keys, onEnd }: AccessKeyListProps) {
  const words = useWords(accessKeyWords)
  const open = keys.filter(isOpen)
  const ended = keys.filter((key) => !isOpen(key))
  return (
    <>
      {keys.length === 0 && <EmptyList mark={<Mark />} title={words.none} hint={words.noneHint} />}
      {open.length > 0 && (
        <CredentialList>
          {open.map((key) => (
            <Row key={key.id} entry={key} onEnd={() => onEnd(key)} />
          ))}
        </CredentialList>
      )}
      {ended.length > 0 && (
        <details className={styles.ended}>
          <summary>{words.ended}</summary>
          <CredentialList>
            {ended.map((key) => (
              <Row key={key.id} entry={key} />
            ))}
          </CredentialList>
        </details>
      )}
    </>
  )
}

function isOpen({ ended_at: end, expires_at: expiry }: AccessKeyResponse): boolean {
  return end === null && Date.parse(expiry) > Date.now()
}

function Mark() {
  return <IconKey size={32} stroke={1.5} aria-hidden="true" />
}

type RowProps = { entry: AccessKeyResponse; onEnd?: () => void }

function Row({ entry: key, onEnd }: RowProps) {
  const words = useWords(accessKeyWords)
  return (
    <Credential
      icon={<IconKey size={24} stroke={1.5} aria-hidden="true" />}
      name={<bdi>{key.name}</bdi>}
      mark={words.scopes[key.scope].name}
      details={
        <>
          <li>
            {onEnd ? words.until : words.since} <Timestamp date={key.ended_at ?? key.expires_at} />
          </li>
          <li>
            {words.used} {key.used_at ? <Timestamp date={key.used_at} /> : words.never}
          </li>
          <li>
            {words.created} <Timestamp date={key.created_at} /> {words.by}{' '}
            <bdi>{key.made_by.name}</bdi>
          </li>
          <li>
            <bdi dir="ltr">…{key.hint}</bdi>
          </li>
        </>
      }
      action={
        onEnd && (
          <Button aria-label={words.endNamed(key.name)} onPress={onEnd}>
            {words.end}
          </Button>
        )
      }
    />
  )
}
