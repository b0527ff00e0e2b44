import type { StartingPoint } from '../../src/domain/starting-point/starting-point.ts'
import { published, rewriteSection } from './editing.ts'
import { coverOf, type LogoName, logoOf } from './logos.ts'
import { apiOf, signIn } from './product.ts'

type Words = { en: string; ar: string }
type Article = { section: 'posts' | 'business' | 'products'; title: Words; text: Words }
export type Company = {
  kind: StartingPoint & LogoName
  brand: string
  name: Words
  about: Words
  address: Words
  articles: Article[]
  page: { opening: Words; work: Words }
}

const article = (section: Article['section'], title: Words, text: Words): Article => ({
  section,
  title,
  text,
})

export const companies: Company[] = [
  {
    kind: 'clinic',
    brand: '#0f766e',
    name: { en: 'Yasmin Clinic', ar: 'عيادة ياسمين' },
    about: {
      en: 'Four doctors and two nurses, in one place that has known its patients for twenty years.',
      ar: 'أربعة أطبّاء وممرّضتان، في مكان واحد يعرف مرضاه منذ عشرين عامًا.',
    },
    address: { en: 'Quwatli Street, Hama', ar: 'شارع القوتلي، حماة' },
    articles: [
      article(
        'business',
        { en: 'Paediatrics', ar: 'طبّ الأطفال' },
        {
          en: '<p>From birth to eighteen: growth, vaccinations and everything in between.</p>',
          ar: '<p>من الولادة حتى سنّ الثامنة عشرة: النموّ واللقاحات وكلّ ما بينهما.</p>',
        },
      ),
      article(
        'business',
        { en: 'Cardiology', ar: 'طبّ القلب' },
        {
          en: '<p>We listen first, then measure, and explain what we have found.</p>',
          ar: '<p>نستمع أولًا، ثمّ نقيس، ونشرح لك ما وجدناه.</p>',
        },
      ),
      article(
        'products',
        { en: 'Yearly check-up', ar: 'الفحص السنوي' },
        {
          en: '<p>Blood, heart and eyes in one morning, with the results on the same day.</p>',
          ar: '<p>الدم والقلب والعينان في صباح واحد، والنتائج في اليوم نفسه.</p>',
        },
      ),
      article(
        'products',
        { en: 'Before the wedding', ar: 'فحص ما قبل الزواج' },
        {
          en: '<p>Two people, one appointment, and a doctor who answers what you would not ask.</p>',
          ar: '<p>شخصان وموعد واحد، وطبيب يجيب عمّا قد تتردّدان في السؤال عنه.</p>',
        },
      ),
      article(
        'products',
        { en: 'Past sixty', ar: 'بعد الستّين' },
        {
          en: '<p>Bones, heart and memory, at an hour without waiting.</p>',
          ar: '<p>العظام والقلب والذاكرة، في ساعة بلا انتظار.</p>',
        },
      ),
      article(
        'posts',
        { en: 'Fever at night: when to come', ar: 'حرارة في الليل: متى تأتي إلينا؟' },
        {
          en: '<p>Most fevers pass by themselves. These three signs mean that you should call us.</p>',
          ar: '<p>تزول أكثر حالات الحرارة من تلقاء نفسها. هذه العلامات الثلاث تعني أن تتّصل بنا.</p>',
        },
      ),
    ],
    page: {
      opening: {
        en: '<p>We have treated the families of Hama since 2004, many of them in the third generation.</p>',
        ar: '<p>نعالج عائلات حماة منذ عام 2004، وبعضها في جيله الثالث.</p>',
      },
      work: {
        en: '<p>One doctor knows your file and speaks with the others. You ring one number.</p>',
        ar: '<p>طبيب واحد يعرف ملفك ويتحدّث مع زملائه عنك، ورقم واحد تتّصل به.</p>',
      },
    },
  },
  {
    kind: 'law',
    brand: '#5b1a2e',
    name: { en: 'Haddad & Sabbagh', ar: 'حدّاد وصبّاغ' },
    about: {
      en: 'Two partners, five lawyers and a rule: nobody leaves without knowing where they stand.',
      ar: 'شريكان وخمسة محامين وقاعدة واحدة: لا يغادرنا أحد قبل أن يعرف موقفه.',
    },
    address: { en: 'Palace of Justice Square, Damascus', ar: 'ساحة قصر العدل، دمشق' },
    articles: [
      article(
        'business',
        { en: 'Property and building', ar: 'العقارات والبناء' },
        {
          en: '<p>Title, lease and boundary: we read the register before you sign.</p>',
          ar: '<p>الملكية والإيجار والحدود: نقرأ السجلّ العقاري قبل أن توقّع.</p>',
        },
      ),
      article(
        'business',
        { en: 'Family and inheritance', ar: 'الأسرة والميراث' },
        {
          en: '<p>Quiet agreements where they are possible, firm ones where they are not.</p>',
          ar: '<p>اتّفاق هادئ حيث أمكن، وموقف حازم حيث تعذّر.</p>',
        },
      ),
      article(
        'business',
        { en: 'Companies and contracts', ar: 'الشركات والعقود' },
        {
          en: '<p>From the first clause to the last shareholder.</p>',
          ar: '<p>من البند الأول إلى آخر شريك.</p>',
        },
      ),
      article(
        'posts',
        { en: 'What a verbal promise is worth', ar: 'ما قيمة الوعد الشفهي؟' },
        {
          en: '<p>More than people think, and less than they hope. The courts ask three questions.</p>',
          ar: '<p>أكثر ممّا يظنّ الناس، وأقلّ ممّا يأملون. تسأل المحكمة ثلاثة أسئلة.</p>',
        },
      ),
    ],
    page: {
      opening: {
        en: '<p>The office was opened in 1971 by two friends who had shared a desk at university.</p>',
        ar: '<p>افتتح المكتب عام 1971 صديقان تقاسما مقعدًا واحدًا في الجامعة.</p>',
      },
      work: {
        en: '<p>You meet the lawyer who will stand up for you, and hear the costs before the case.</p>',
        ar: '<p>تلتقي المحامي الذي سيدافع عنك، وتعرف الأتعاب قبل أن تبدأ الدعوى.</p>',
      },
    },
  },
  {
    kind: 'factory',
    brand: '#c2410c',
    name: { en: 'Barada Ceramics', ar: 'خزف بردى' },
    about: {
      en: 'Ninety people, three kilns and tiles that are still on the floors of their grandparents.',
      ar: 'تسعون عاملًا وثلاثة أفران، وبلاط ما زال في بيوت أجدادهم.',
    },
    address: { en: 'Industrial Zone 4, Homs', ar: 'المنطقة الصناعية الرابعة، حمص' },
    articles: [
      article(
        'products',
        { en: 'Floor tile 60 × 60', ar: 'بلاط أرضيات 60 × 60' },
        {
          en: '<p>Frost-proof, in eleven colours, twenty-five square metres a pallet.</p>',
          ar: '<p>يقاوم الصقيع، بأحد عشر لونًا، خمسة وعشرون مترًا مربّعًا في المنصّة.</p>',
        },
      ),
      article(
        'products',
        { en: 'Wall tile, glazed', ar: 'بلاط جدران مزجّج' },
        {
          en: '<p>Glazed by hand in the old blue, or in a colour of yours.</p>',
          ar: '<p>مزجّج يدويًّا بالأزرق القديم، أو بلون تختاره.</p>',
        },
      ),
      article(
        'products',
        { en: 'Steps and edges', ar: 'أدراج وحوافّ' },
        {
          en: '<p>Cut to the millimetre from the same batch as your floor.</p>',
          ar: '<p>مقصوصة بدقّة الملّيمتر من دفعة بلاط أرضيتك نفسها.</p>',
        },
      ),
      article(
        'business',
        { en: 'The hospital in Salamiyah', ar: 'مستشفى سلمية' },
        {
          en: '<p>Nine thousand square metres in six weeks, without closing a ward.</p>',
          ar: '<p>تسعة آلاف متر مربّع في ستّة أسابيع، من دون إغلاق أيّ قسم.</p>',
        },
      ),
      article(
        'posts',
        { en: 'A third kiln', ar: 'فرن ثالث' },
        {
          en: '<p>It burns half as much gas and holds its heat for a day.</p>',
          ar: '<p>يستهلك نصف الغاز، ويحفظ حرارته يومًا كاملًا.</p>',
        },
      ),
    ],
    page: {
      opening: {
        en: '<p>We press, glaze and fire under one roof, so that we know each tile by its number.</p>',
        ar: '<p>نكبس ونزجّج ونشوي تحت سقف واحد، فنعرف كلّ بلاطة برقمها.</p>',
      },
      work: {
        en: '<p>Every order is fired in one batch, and ten tiles of it stay with us for repairs.</p>',
        ar: '<p>نشوي كلّ طلب في دفعة واحدة، ونحتفظ بعشر بلاطات منه للإصلاح.</p>',
      },
    },
  },
]

export async function becomeCompany(address: string, company: Company): Promise<number> {
  const { kind, name, brand, about, articles } = company
  const { token } = await signIn(address)
  const staff = apiOf(address, token)
  await sent(staff, 'start-as', { kind })
  await nameCompany(address, name, await logoOf(kind))
  await rewriteSection(address, 'look', { brand })
  await rewriteSection(address, 'aboutUs', { section_description: about })
  await rewriteSection(address, 'contactUs', {
    section_address: company.address,
    contacts: [
      { type: 'phone', value: '+963 33 555 0190' },
      { type: 'email', value: 'office@company.example' },
    ],
  })
  const ids: number[] = []
  for (const [index, one] of articles.entries()) {
    ids.push(await write(address, one, await coverOf(kind, index)))
  }
  await publishPages(staff, company.page)
  return ids[articles.findIndex(({ section }) => section === 'business')] ?? 0
}

export async function nameCompany(address: string, name: Words, logo: Buffer): Promise<void> {
  const body = new FormData()
  body.append('content', JSON.stringify({ company_name: name }))
  body.append('logo', new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png')
  const staff = apiOf(address, (await signIn(address)).token)
  const answer = await staff('sections/identity/content', { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
}

type Staff = ReturnType<typeof apiOf>

async function write(
  address: string,
  { section, title, text }: Article,
  cover: Buffer,
): Promise<number> {
  const id = await published(address, { section, title: title.en, content: text.en, cover })
  const staff = apiOf(address, (await signIn(address)).token)
  const body = new FormData()
  body.append('title', title.ar)
  body.append('content', text.ar)
  await staff(`sections/${section}/keys/articles/articles/ar/${id}`, { method: 'POST', body })
  return id
}

async function publishPages(staff: Staff, { opening, work }: Company['page']): Promise<void> {
  const { pages } = (await (await staff('pages')).json()) as { pages: { id: number }[] }
  for (const [index, { id }] of pages.slice(1).entries()) {
    const texts = index === 0 && { texts: { 'body:opening1': opening, 'body:howwedo1': work } }
    await sent(staff, `pages/${id}`, { status: 'published', ...texts })
  }
}

async function sent(staff: Staff, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await staff(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
}
