import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockContentOf, BlockProps } from './block-content.ts'
import { IconFileDownload, IconMail, IconPhone } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { contactAddress } from '../../../domain/contact/contact-address.ts'
import { monogram } from '../../../ui/monogram.ts'
import { Picture } from '../../../ui/picture.tsx'
import { sectionPaths } from '../../../domain/articles/article.ts'
import { ArrowLink } from '../../site-link.tsx'
import { ContactValue } from '../../contact/contact-value.tsx'
import { CardGrid } from '../../articles/card-grid.tsx'
import siteStyles from '../../site.module.css'
import { Name } from '../../words/label.tsx'

export function FactsBlock({ block: { items } }: BlockProps<'facts'>) {
  return (
    <ul className="block block-container facts-block" data-count={items.length}>
      {items.map(({ id, value, label }) => (
        <li key={id}>
          <strong className="num">
            <bdi>{value}</bdi>
          </strong>{' '}
          <ArticleText text={label} />
        </li>
      ))}
    </ul>
  )
}

export function PeopleBlock({ block: { heading, items } }: BlockProps<'people'>) {
  return (
    <section className="block block-container people-block">
      {heading && (
        <h2>
          <ArticleText text={heading} />
        </h2>
      )}
      <ul data-count={items.length}>
        {items.map((person) => (
          <li key={person.id}>
            <PersonView {...person} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Person = BlockContentOf<'people'>['items'][number]

function PersonView({ picture, name, role, about, phone, email }: Person) {
  return (
    <>
      {picture ? (
        <Picture
          picture={picture}
          alt={picture.alt ?? ''}
          sizes="(min-width: 640px) 20rem, 100vw"
        />
      ) : (
        <span className="people-monogram" aria-hidden="true">
          {monogram(name)}
        </span>
      )}
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {role && (
        <p className="people-role">
          <ArticleText text={role} />
        </p>
      )}
      {about && (
        <p>
          <ArticleText text={about} />
        </p>
      )}
      {phone && (
        <Reach type="phone" value={phone} icon={<IconPhone size={18} aria-hidden="true" />} />
      )}
      {email && (
        <Reach type="email" value={email} icon={<IconMail size={18} aria-hidden="true" />} />
      )}
    </>
  )
}

type ReachProps = { type: 'phone' | 'email'; value: string; icon: ReactNode }

function Reach({ type, value, icon }: ReachProps) {
  return (
    <a href={contactAddress({ type, value })}>
      {icon}
      <ContactValue type={type} value={value} />
    </a>
  )
}

export function DownloadsBlock({ block: { heading, items } }: BlockProps<'downloads'>) {
  return (
    <section className="block block-container downloads-block">
      {heading && (
        <h2>
          <ArticleText text={heading} />
        </h2>
      )}
      <ul>
        {items.map((file) => (
          <li key={file.id}>
            <IconFileDownload size={28} stroke={1.5} aria-hidden="true" />
            <DownloadView {...file} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Download = BlockContentOf<'downloads'>['items'][number]

function DownloadView({ id, address, title, language, facts, comma, note }: Download) {
  const factsId = `${id}-facts`
  return (
    <div>
      <a href={address} hrefLang={language} aria-describedby={factsId}>
        <bdi lang={language}>{title}</bdi>
      </a>{' '}
      <span id={factsId} className="downloads-facts">
        (
        {facts.map((fact, index) => (
          <Fragment key={fact.text}>
            {index > 0 && comma}
            <bdi lang={fact.language}>{fact.text}</bdi>
          </Fragment>
        ))}
        )
      </span>
      {note && (
        <p>
          <ArticleText text={note} />
        </p>
      )}
    </div>
  )
}

/** The name of the section heads it where nothing is written, for those who hear the page. */
export function ArticlesBlock({ block }: BlockProps<'articles'>) {
  const { section, count, heading, link, articles } = block
  if (articles.length === 0) return null
  return (
    <section className="block block-container">
      {heading || link ? (
        <div className={siteStyles.sectionHead}>
          <h2>{heading ? <ArticleText text={heading} /> : <Name of={`${section}_name`} />}</h2>
          {link && <ArrowLink to={`/${sectionPaths[section]}`}>{link}</ArrowLink>}
        </div>
      ) : (
        <h2 className="sr">
          <Name of={`${section}_name`} />
        </h2>
      )}
      <CardGrid
        articles={articles}
        section={section}
        fillsRow={count < 6}
        isDated={section !== 'products'}
      />
    </section>
  )
}
