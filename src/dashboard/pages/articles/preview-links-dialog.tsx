import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { previewLinksApi } from '../../../api/client/preview-links-api.ts'
import type { Result } from '../../../api/client/send.ts'
import type { PreviewLinkResponse } from '../../../contract/preview-links.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import {
  mostPreviewLinks,
  type PreviewDays,
  previewDays,
  usualPreviewDays,
} from '../../../domain/articles/preview-link.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { CopyButton, copyToClipboard, hasClipboard } from '../../kit/copy-button.tsx'
import { endedOrGone } from '../../kit/credentials/credential-list.tsx'
import { LabelledChoice, SegmentedChoice } from '../../kit/fields/choices.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { kitWords } from '../../kit/words.ts'
import styles from './article-form.module.css'
import { momentIn } from '../../kit/moment.ts'
import { previewLinkWords } from './preview-link-words.ts'

type PreviewLinksDialogProps = {
  section: ArticleSection
  id: number
  /** A link is made at once: what it shows has just been saved for it. */
  wanted: PreviewDays | null
  /** Null where everything is saved. */
  onSaveFirst: ((days: PreviewDays) => void) | null
  onClose: () => void
}

export function PreviewLinksDialog(props: PreviewLinksDialogProps) {
  const { onSaveFirst, onClose } = props
  const words = useWords(previewLinkWords)
  const { actions } = useWords(commonWords)
  const { translate } = useLocale()
  const [days, setDays] = useState<PreviewDays>(props.wanted ?? usualPreviewDays)
  const { ref, ...links } = usePreviewLinks(props)
  const isFull = (links.open?.length ?? 0) >= mostPreviewLinks
  const isDisabled = !links.open || isFull

  return (
    <Dialog
      isOpen
      isForm
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{actions.close}</Button>
          {onSaveFirst && (
            <Button isDisabled={isDisabled} onPress={() => onSaveFirst(days)}>
              {words.saveFirst}
            </Button>
          )}
          <Button
            look="primary"
            isDisabled={isDisabled}
            isPending={links.isMaking}
            onPress={() => void links.make(days)}
          >
            {hasClipboard() ? words.makeAndCopy : words.make}
          </Button>
        </>
      }
    >
      <p>{words.hint}</p>
      {onSaveFirst && <p className={styles.unsaved}>{words.unsaved}</p>}
      {isFull ? (
        <p>{translate(messages.previewsFull)}</p>
      ) : (
        <LabelledChoice label={words.lasting}>
          <SegmentedChoice
            label={words.lasting}
            options={previewDays.map((one) => ({ key: String(one), name: words.days[one] }))}
            chosen={String(days)}
            onChoose={(key) => setDays(Number(key) as PreviewDays)}
          />
        </LabelledChoice>
      )}
      {links.failure && <FormAlert title={words.failed}>{translate(links.failure)}</FormAlert>}
      {!links.open && !links.failure && <Spinner isLarge />}
      <section ref={ref} tabIndex={-1} aria-label={words.links}>
        {links.open?.length === 0 && <p className={styles.note}>{words.none}</p>}
        <ul>
          {links.open?.map((link) => (
            <OpenLink
              key={link.id}
              link={link}
              isCopied={link.id === links.copied}
              onEnd={() => void links.end(link.id)}
            />
          ))}
        </ul>
      </section>
      <output className="sr">{links.news && words[links.news]}</output>
    </Dialog>
  )
}

type FoundLinks = Result<{ previews: PreviewLinkResponse[] }>

function usePreviewLinks({ section, id, wanted }: PreviewLinksDialogProps) {
  const [open, setOpen] = useState<PreviewLinkResponse[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [copied, setCopied] = useState<string | null>(null)
  const [news, setNews] = useState<'made' | 'copied' | 'ended' | null>(null)
  const ref = useRef<HTMLElement>(null)

  async function make(days: PreviewDays) {
    setMaking(true)
    setNews(null)
    const made = await client(previewLinksApi).make(section, id, days)
    const isCopied = made.ok && (await copyToClipboard(made.value.preview.url))
    setMaking(false)
    setFailure(made.ok ? null : made.message)
    if (!made.ok) return
    const { preview } = made.value
    setOpen((links) => [preview, ...(links ?? [])])
    if (isCopied) setCopied(preview.id)
    setNews(isCopied ? 'copied' : 'made')
  }

  async function end(link: string) {
    const ended = await endedOrGone(client(previewLinksApi).end(section, id, link))
    setFailure(ended.ok ? null : ended.message)
    if (!ended.ok) return
    setOpen((links) => links?.filter((one) => one.id !== link) ?? null)
    setNews('ended')
    ref.current?.focus()
  }

  const begin = useEffectEvent(async (found: FoundLinks) => {
    if (!found.ok) return setFailure(found.message)
    setOpen(found.value.previews)
    if (wanted) await make(wanted)
  })
  useEffect(() => {
    void client(previewLinksApi).list(section, id).then(begin)
  }, [section, id])

  return { open, failure, isMaking, copied, news, ref, make, end }
}

type OpenLinkProps = { link: PreviewLinkResponse; isCopied: boolean; onEnd: () => void }

function OpenLink({ link, isCopied, onEnd }: OpenLinkProps) {
  const words = useWords(previewLinkWords)
  const { unknownUser } = useWords(kitWords)
  const { locale } = useLocale()
  const maker = link.made_by.name || unknownUser
  const moment = momentIn(locale, link.expires_at)
  return (
    <li className={styles.openLink}>
      <a className={styles.link} href={link.url} target="_blank" rel="noreferrer" dir="ltr">
        {link.url}
      </a>
      <p className={styles.note}>
        {words.until(moment)} · {words.madeBy(maker)}
      </p>
      <div className={styles.buttons}>
        <CopyButton look="secondary" name={words.copy} text={link.url} isOnClipboard={isCopied} />
        <Button aria-label={words.endNamed(maker, moment)} onPress={onEnd}>
          {words.end}
        </Button>
      </div>
    </li>
  )
}
