import type { SystemResponse } from '../../../contract/system.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { SentenceWithTime } from './sentence-with-time.tsx'
import cards from '../../kit/cards.module.css'
import styles from './system.module.css'
import { useSize } from './use-size.ts'
import { systemWords } from './words.ts'

const share = new Intl.NumberFormat('en-US', { style: 'percent' })

export function SiteCard({ system }: { system: SystemResponse }) {
  const words = useWords(systemWords)
  const size = useSize()
  const { version, store, media, instances } = system
  const { free, size: whole } = media.disk
  return (
    <section className={cards.card} aria-labelledby="system-site">
      <h2 id="system-site">{words.site}</h2>
      {store.is_frozen && <p className={styles.frozen}>{words.frozen}</p>}
      <dl className={cards.facts}>
        <dt>{words.version}</dt>
        <dd>
          <bdi dir="ltr">Wajha {version}</bdi>
        </dd>
        <dt>{words.database}</dt>
        <dd>
          <bdi dir="ltr">{store.engine}</bdi>
        </dd>
        <dt>{words.pictures}</dt>
        <dd>
          <span className="num">{media.pictures}</span>
          {media.bucket && (
            <>
              {' '}
              <bdi dir="ltr" className={cards.hint}>
                {media.bucket}
              </bdi>
            </>
          )}
        </dd>
        <dt>{words.freeDisk}</dt>
        <dd>{words.free(size(free), share.format(free / whole))}</dd>
        {instances.length > 0 && (
          <>
            <dt>{words.servers}</dt>
            <dd>
              <ul>
                {instances.map(({ host, started_at }) => (
                  <li key={host + started_at}>
                    <bdi dir="ltr">{host}</bdi>{' '}
                    <span className={cards.hint}>
                      <SentenceWithTime sentence={words.since} time={started_at} />
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
