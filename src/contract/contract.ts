import { accessKeyEndpoints } from './access-keys.ts'
import { activityEndpoints } from './activity.ts'
import { articleEndpoints, publicArticleEndpoints, wholeArticle } from './articles.ts'
import { card, cardEndpoints } from './cards.ts'
import { docsEndpoints } from './docs.ts'
import { type Endpoints, under } from './endpoint.ts'
import { factorEndpoints } from './factors.ts'
import { fileEndpoints } from './files.ts'
import { formEndpoints, publicFormEndpoints } from './forms.ts'
import { importEndpoints } from './imports.ts'
import { historyEndpoints, historyPaths } from './history.ts'
import { contactEndpoints, inboxEndpoints } from './inbox.ts'
import { languageEndpoints } from './languages.ts'
import { ledgerEndpoints, ledgerPaths } from './ledger.ts'
import { linkEndpoints } from './links.ts'
import { mediaEndpoints } from './media.ts'
import { overviewEndpoints } from './overview.ts'
import { page, pageEndpoints, publicPageEndpoints } from './pages.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { missingAddressEndpoints, redirectEndpoints } from './redirects.ts'
import { reviewEndpoints } from './reviews.ts'
import { searchEndpoints } from './search.ts'
import { coverageEndpoints } from './coverage.ts'
import { section, sectionEndpoints } from './sections.ts'
import { publishingEndpoints } from './publishing.ts'
import { securityEndpoints } from './security.ts'
import { accountEndpoints, sessionEndpoints } from './session.ts'
import { siteEndpoints } from './site.ts'
import { systemEndpoints } from './system.ts'
import { publicTopicEndpoints, topicEndpoints } from './topics.ts'
import { translationEndpoints } from './translations.ts'
import { trashEndpoints } from './trash.ts'
import { previewLinkEndpoints } from './preview-links.ts'
import { previewEndpoints } from './previews.ts'
import { userEndpoints } from './users.ts'
import { visitEndpoints } from './visits.ts'

export const contract = {
  ...docsEndpoints,
  ...under(historyPaths.article, historyEndpoints('article')),
  ...under(historyPaths.card, historyEndpoints('card')),
  ...under(historyPaths.section, historyEndpoints('section')),
  ...under(historyPaths.media, historyEndpoints('media')),
  ...under(historyPaths.file, historyEndpoints('file')),
  ...under(historyPaths.page, historyEndpoints('page')),
  ...under(historyPaths.form, historyEndpoints('form')),
  ...under(historyPaths.topic, historyEndpoints('topic')),
  ...previewLinkEndpoints,
  ...reviewEndpoints,
  ...publicArticleEndpoints,
  ...searchEndpoints,
  ...contactEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...factorEndpoints,
  ...linkEndpoints,
  ...accessKeyEndpoints,
  ...publishingEndpoints,
  ...coverageEndpoints,
  ...translationEndpoints,
  ...securityEndpoints,
  ...overviewEndpoints,
  ...siteEndpoints,
  ...languageEndpoints,
  ...userEndpoints,
  ...articleEndpoints,
  ...sectionEndpoints,
  ...cardEndpoints,
  ...mediaEndpoints,
  ...fileEndpoints,
  ...publicPageEndpoints,
  ...publicFormEndpoints,
  ...publicTopicEndpoints,
  ...pageEndpoints,
  ...formEndpoints,
  ...topicEndpoints,
  ...under(ledgerPaths.article, ledgerEndpoints('article', wholeArticle)),
  ...under(ledgerPaths.card, ledgerEndpoints('card', card)),
  ...under(ledgerPaths.section, ledgerEndpoints('section', section)),
  ...under(ledgerPaths.page, ledgerEndpoints('page', page)),
  ...inboxEndpoints,
  ...redirectEndpoints,
  ...missingAddressEndpoints,
  ...importEndpoints,
  ...visitEndpoints,
  ...trashEndpoints,
  ...previewEndpoints,
  ...systemEndpoints,
  ...activityEndpoints,
} satisfies Endpoints

export type Contract = typeof contract
