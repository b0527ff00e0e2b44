import type { ArticleCard } from '../../../domain/articles/article.ts'
import type { BlockKind, ShownBlockOf } from '../../../domain/pages/block.ts'
import type { ContactDetails } from '../../contact/contact-in.ts'
import type { SiteForm } from '../../forms/form-at.ts'
import type { HomeParts } from '../../home/home-parts.ts'
import type { LinkAddress } from '../../../domain/navigation/menu.ts'
import type { ShownDownload } from './shown-downloads.ts'
import type { ShownEvents } from './shown-events.ts'

type Added = {
  beside: { link: LinkAddress | null }
  action: { link: LinkAddress | null }
  downloads: { items: ShownDownload[] }
  events: ShownEvents
  form: { form: SiteForm }
  articles: { articles: ArticleCard[] }
  partners: { partners: HomeParts['partners'] }
  contact: { contact: ContactDetails | null }
  about: { about: HomeParts['about'] }
  posts: { articles: ArticleCard[] }
  business: { articles: ArticleCard[] }
  products: { articles: ArticleCard[] }
}
type AddedTo<Kind> = Kind extends keyof Added ? Added[Kind] : object

export type BlockContentOf<Kind extends BlockKind> = Omit<ShownBlockOf<Kind>, keyof AddedTo<Kind>> &
  AddedTo<Kind>
export type BlockContent = { [Kind in BlockKind]: BlockContentOf<Kind> }[BlockKind]
export type BlockProps<Kind extends BlockKind> = { block: BlockContentOf<Kind> }
