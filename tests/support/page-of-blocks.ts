import { apiOf, signIn } from './product.ts'

const video = 'https://youtu.be/M7lc1UVf-VE'
const people = ['person01', 'person02', 'person03'] as const

export function blocksOfEveryKind(media: string[]) {
  const placed = (index: number) => ({ media: media[index % media.length] ?? '', focus: null })
  return {
    opening1: { kind: 'text' },
    picture1: { kind: 'picture', picture: placed(1), width: 'wide' },
    beside01: { kind: 'beside', picture: placed(2), side: 'start', link: { kind: 'contact' } },
    beside02: {
      kind: 'beside',
      picture: placed(3),
      side: 'end',
      link: { kind: 'external', address: 'https://norias.example/report' },
    },
    figures1: { kind: 'facts', items: ['figure01', 'figure02', 'figure03'].map((id) => ({ id })) },
    quoted01: { kind: 'quote', picture: { ...placed(4), focus: { x: 0.2, y: 0.6 } } },
    gallery1: {
      kind: 'gallery',
      items: [
        ...[0, 1, 2, 3, 4].map((index) => ({ id: `shown00${index}`, media: placed(index).media })),
        { id: 'shown005', youtube: video },
      ],
    },
    people01: {
      kind: 'people',
      items: [
        {
          id: people[0],
          picture: placed(5),
          phone: '+963 33 555 0142',
          email: 'rima@naoura.example',
        },
        { id: people[1], phone: '+963 33 555 0143' },
        { id: people[2] },
      ],
    },
    asked001: { kind: 'questions', items: ['answer01', 'answer02'].map((id) => ({ id })) },
    video001: { kind: 'video', youtube: video },
    action01: { kind: 'action', link: { kind: 'section', section: 'business' }, ground: 'tint' },
    articles: { kind: 'articles', section: 'posts', count: 3 },
    picture2: { kind: 'picture', picture: placed(0), width: 'full' },
    action02: { kind: 'action', link: { kind: 'home' }, ground: 'deep' },
    partners: { kind: 'partners' },
    contacts: { kind: 'contact' },
  }
}

const both = (en: string, ar: string) => ({ en, ar })

const body = both(
  '<p>We started in Hama in 2009 with one question: how do you lift 22 m³ of water without burning diesel?</p><h2>How we work</h2><p>We measure the well <strong>before</strong> we sell the pump, and we <a href="https://norias.example">publish the yield</a> of every site.</p><ul><li>Two-hour drawdown test</li><li>Ten seasons of service</li></ul><blockquote>Water is the only interest our work pays.</blockquote>',
  '<p>بدأنا في حماة عام 2009 بسؤالٍ واحد: كيف نرفع 22 m³ من الماء من دون أن نحرق المازوت؟</p><h2>كيف نعمل</h2><p>نقيس البئر <strong>قبل</strong> أن نبيع المضخّة، و<a href="https://norias.example">ننشر إنتاج</a> كلّ موقع نشغّله.</p><ul><li>تجربة ضخٍّ مدّتها ساعتان</li><li>عشرة مواسم من الصيانة</li></ul><blockquote>الماء وحده ربحُ عملنا.</blockquote>',
)
const short = both(
  '<p>Pump, array and controller sized together as one system, with a yield written into the contract.</p>',
  '<p>مضخّةٌ وألواحٌ ومتحكّمٌ نحسبها معًا كمنظومةٍ واحدة، مع ضمان إنتاجٍ مكتوب في العقد.</p>',
)

const textsOfEveryKind = {
  'body:opening1': body,
  'caption:picture1': both('The first site at Tell Salhab, 2010.', 'أول موقع في تلّ سلحب، 2010.'),
  'heading:beside01': both('Solar pumping for farms', 'الضخّ الشمسي للمزارع'),
  'body:beside01': short,
  'button:beside01': both('Ask for a visit', 'اطلب زيارة'),
  'heading:beside02': both('Rooftop power for factories', 'الطاقة على أسطح المصانع'),
  'body:beside02': short,
  'button:beside02': both('Read the report', 'اقرأ التقرير'),
  'value:figure01': both('1,200+', '1,200+'),
  'label:figure01': both('systems in service', 'منظومة في الخدمة'),
  'value:figure02': both('46', '46'),
  'label:figure02': both('engineers and technicians', 'مهندسًا وفنيًّا'),
  'value:figure03': both('3.4 years', '3.4 سنوات'),
  'label:figure03': both('until it has paid for itself', 'حتى تستردّ ثمنها'),
  'words:quoted01': both(
    'They measured our well before they sold us anything. Three summers later the cotton is still green.',
    'قاسوا بئرنا قبل أن يبيعونا شيئًا، وبعد ثلاثة مواسم ما زال القطن أخضر.',
  ),
  'name:quoted01': both('Abu Nizar', 'أبو نزار'),
  'role:quoted01': both('Farmer, Salamiyah', 'مزارع، السلمية'),
  'title:shown000': both('The wheel at dusk, 30 kW', 'الناعورة عند الغروب، 30 kW'),
  'heading:people01': both('The people', 'فريقنا'),
  [`name:${people[0]}`]: both('Rima Haddad', 'ريما حدّاد'),
  [`role:${people[0]}`]: both('Well engineer', 'مهندسة آبار'),
  [`about:${people[0]}`]: both('Answers the phone herself.', 'تردّ على الهاتف بنفسها.'),
  [`name:${people[1]}`]: both('Omar Khatib', 'عمر الخطيب'),
  [`role:${people[1]}`]: both('Installation', 'التركيب'),
  [`name:${people[2]}`]: both('The Workshop', 'الورشة'),
  'heading:asked001': both('What we are asked', 'ما يسألنا الناس عنه'),
  'question:answer01': both('What does a system cost?', 'كم تكلّف المنظومة؟'),
  'answer:answer01': short,
  'question:answer02': both('Do you repair the systems of others?', 'هل تصلحون منظومات غيركم؟'),
  'answer:answer02': short,
  'caption:video001': both('A drawdown test in four minutes', 'تجربة ضخٍّ في أربع دقائق'),
  'heading:action01': both('Talk to an engineer', 'تحدّث إلى مهندس'),
  'words:action01': both('An engineer replies within a day.', 'يردّ عليك مهندسٌ خلال يوم.'),
  'button:action01': both('See our work', 'شاهد أعمالنا'),
  'heading:articles': both('From our notebooks', 'من دفاترنا'),
  'link:articles': both('All posts', 'كل المقالات'),
  'heading:action02': both('Come and see a site', 'تعالوا لزيارة موقع'),
  'button:action02': both('To the home page', 'إلى الصفحة الرئيسية'),
}

export async function publishPageOfEveryKind(
  address: string,
  change: object = {},
  order = Object.keys(blocksOfEveryKind([])),
) {
  const media = await demoPictures(address)
  const all = Object.entries(blocksOfEveryKind(media))
  const blocks = Object.fromEntries(all.filter(([id]) => order.includes(id)))
  return publishPage(address, {
    title: both('About us', 'من نحن'),
    lead: both('Engineers from the banks of the Orontes.', 'مهندسون من ضفاف العاصي.'),
    image: { media: media[1], focus: null },
    order,
    blocks,
    texts: textsOf(blocks),
    ...change,
  })
}

export function textsOf(blocks: object): object {
  const ids = JSON.stringify(blocks)
  const texts = Object.entries(textsOfEveryKind)
  return Object.fromEntries(texts.filter(([name]) => ids.includes(`"${name.split(':')[1]}"`)))
}

type Saved = { id: number; order: string[]; slugs: Record<string, string> }

export async function publishPage(address: string, page: object): Promise<Saved> {
  return savePage(address, 'pages', { status: 'published', ...page })
}

export async function changePage(address: string, id: number | 'home', change: object) {
  return savePage(address, `pages/${id === 'home' ? 1 : id}`, change)
}

export async function resetHomePage(address: string): Promise<Saved> {
  return savePage(address, 'pages/home/reset', {})
}

async function savePage(address: string, path: string, json: object): Promise<Saved> {
  const { token } = await signIn(address)
  const answer = await apiOf(address, token)(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { page: Saved }).page
}

async function demoPictures(address: string): Promise<string[]> {
  const lists = await Promise.all(
    ['posts', 'business'].map(async (section) => {
      const answer = await apiOf(address)(`sections/${section}/keys/articles/articles/en`)
      return ((await answer.json()) as { articles: { picture: { id: string } | null }[] }).articles
    }),
  )
  return lists.flat().flatMap(({ picture }) => picture?.id ?? [])
}
