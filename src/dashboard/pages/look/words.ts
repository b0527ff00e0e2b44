import type { Look, LookChoice, LookSetting, lookChoices } from '../../../domain/look.ts'
import type { PresetName } from '../../../domain/presets.ts'

export type LookWords = {
  settings: Record<LookSetting, string>
  choices: { [Setting in LookChoice]: Record<(typeof lookChoices)[Setting][number], string> }
  presets: string
  presetsHint: string
  preset: Record<PresetName, string>
  presetSuits: Record<PresetName, string>
  presetUndone: string
  colours: string
  coloursHint: string
  pick: (colour: string) => string
  fromLogo: string
  take: (name: string, colour: string) => string
  accentHint: string
  pairs: { onFills: string; inLight: string; inDark: string }
  ratio: (pair: string, ratio: string) => string
  grounds: string
  lightHint: string
  typefaceSample: string
  opening: string
  heroHints: Record<Look['hero'], string>
  lists: string
  listsHint: string
  sections: string
  sectionsHint: string
  shape: string
  nameHint: string
  scheme: string
  resetQuestion: string
  resetHint: string
}

const englishLists = {
  auto: 'Standard',
  cards: 'Cards',
  rows: 'Rows',
  index: 'Index of titles',
  lead: 'First one large',
} as const

const english: LookWords = {
  settings: {
    brand: 'Brand colour',
    accent: 'Second colour',
    paper: 'Background',
    ground: 'Dark background',
    schemes: 'Light only',
    typeface: 'Typeface',
    corners: 'Corners',
    density: 'Spacing',
    hero: 'Banner',
    scene: 'Drawing',
    band: 'Band',
    posts_list: 'List of posts',
    business_list: 'List of business',
    products_list: 'List of products',
    headings: 'Headings',
    eyebrows: 'Name of the section above its own heading',
    rhythm: 'Sections of the home page',
    name_beside_logo: 'Show the name beside the logo',
  },
  choices: {
    paper: { warm: 'Warm', white: 'White', cool: 'Cool', brand: 'Tinted' },
    ground: { brand: 'First colour', accent: 'Second colour', graphite: 'Graphite' },
    schemes: { both: 'Light and dark', light: 'Light only' },
    typeface: {
      alexandria: 'Alexandria',
      readex: 'Readex Pro',
      rubik: 'Rubik',
      cairo: 'Cairo',
      markazi: 'Markazi',
      messiri: 'El Messiri',
    },
    corners: { round: 'Round', fine: 'Fine', soft: 'Soft', square: 'Square' },
    density: { airy: 'Airy', compact: 'Compact' },
    hero: {
      auto: 'Automatic',
      scene: 'Drawing',
      picture: 'Image',
      split: 'Image beside the text',
      plain: 'Colour',
      slides: 'Slides',
    },
    scene: { wheel: 'Water wheel', arches: 'Arches', skyline: 'Skyline', fields: 'Fields' },
    band: { ablaq: 'Ablaq', tiles: 'Tiles', line: 'Line', none: 'None' },
    posts_list: englishLists,
    business_list: englishLists,
    products_list: englishLists,
    headings: { start: 'At the start', centre: 'Centred', beside: 'Beside the text' },
    rhythm: {
      alternate: 'Alternating',
      open: 'Open',
      ruled: 'Ruled',
      bands: 'Dark bands',
      panels: 'Panels',
    },
  },
  presets: 'Ready-made looks',
  presetsHint: 'A ready-made look sets everything on this page. Names, logo and texts stay.',
  preset: {
    noria: 'Noria',
    clinic: 'Clinic',
    school: 'School',
    chambers: 'Chambers',
    works: 'Works',
    courtyard: 'Courtyard',
  },
  presetSuits: {
    noria: 'Engineers and services',
    clinic: 'Doctors and care',
    school: 'Schools and courses',
    chambers: 'Law and consulting',
    works: 'Factories and shops',
    courtyard: 'Cooperatives and associations',
  },
  presetUndone: 'Undo the ready-made look',
  colours: 'Colours',
  coloursHint: 'In texts the colour is adjusted to be readable; buttons keep it exactly.',
  pick: (colour) => `${colour}: choose from a palette`,
  fromLogo: 'From the logo',
  take: (name, colour) => `${name}: take ${colour} from the logo`,
  accentHint: 'Leave it blank for one that goes with the first.',
  pairs: { onFills: 'Buttons', inLight: 'Text on light', inDark: 'Text on dark' },
  ratio: (pair, ratio) => `${pair}, contrast ${ratio}`,
  grounds: 'Backgrounds',
  lightHint: 'The site stays light on every device, and visitors cannot choose a theme.',
  typefaceSample: 'Water and stone, 1974',
  opening: 'Banner of the home page',
  heroHints: {
    auto: 'The banner image; without one, the drawing.',
    scene: 'The drawing, even if there is a banner image.',
    picture: 'The banner image; without one, colour alone.',
    split: 'The banner image beside the text; without one, the drawing.',
    plain: 'Colour alone, lower than the others.',
    slides: 'The images of the banner’s gallery, if there are at least two.',
  },
  lists: 'Lists',
  listsHint: 'On the home page, on the page of each list and beneath articles.',
  sections: 'Sections',
  sectionsHint:
    'Without it, the heading stands alone. A section without a heading of its own keeps its name.',
  shape: 'Shape',
  nameHint: 'Turn it off if the logo already contains the name. Without a logo, the name stays.',
  scheme: 'Theme',
  resetQuestion: 'Reset the look?',
  resetHint:
    'The site goes back to the standard look, “Noria”. You can restore the present one from the trash for 30 days.',
}

const arabicLists = {
  auto: 'قياسي',
  cards: 'بطاقات',
  rows: 'صفوف',
  index: 'فهرس عناوين',
  lead: 'الأوّل كبير',
} as const

const arabic: LookWords = {
  settings: {
    brand: 'لون المؤسّسة',
    accent: 'اللون الثاني',
    paper: 'الخلفية',
    ground: 'الخلفية الداكنة',
    schemes: 'المظهر الفاتح فقط',
    typeface: 'الخطّ',
    corners: 'الزوايا',
    density: 'المسافات',
    hero: 'القسم الافتتاحي',
    scene: 'الرسم',
    band: 'الشريط',
    posts_list: 'قائمة المقالات',
    business_list: 'قائمة الأعمال',
    products_list: 'قائمة المنتجات',
    headings: 'العناوين',
    eyebrows: 'إظهار اسم القسم فوق عنوانه',
    rhythm: 'أقسام الصفحة الرئيسية',
    name_beside_logo: 'إظهار الاسم بجانب الشعار',
  },
  choices: {
    paper: { warm: 'دافئة', white: 'بيضاء', cool: 'باردة', brand: 'ملوّنة' },
    ground: { brand: 'بلون المؤسّسة', accent: 'باللون الثاني', graphite: 'رمادية' },
    schemes: { both: 'فاتح وداكن', light: 'فاتح فقط' },
    typeface: {
      alexandria: 'الإسكندرية',
      readex: 'ريدكس',
      rubik: 'روبيك',
      cairo: 'القاهرة',
      markazi: 'مركزي',
      messiri: 'المسيري',
    },
    corners: { round: 'مدوّرة', fine: 'قليلة التدوير', soft: 'شديدة التدوير', square: 'قائمة' },
    density: { airy: 'واسعة', compact: 'متقاربة' },
    hero: {
      auto: 'تلقائي',
      scene: 'رسم',
      picture: 'صورة كاملة',
      split: 'صورة بجانب النصّ',
      plain: 'لون',
      slides: 'صور متتابعة',
    },
    scene: { wheel: 'ناعورة', arches: 'أقواس', skyline: 'أفق المدينة', fields: 'حقول' },
    band: { ablaq: 'أبلق', tiles: 'بلاط', line: 'خطّ', none: 'من دون' },
    posts_list: arabicLists,
    business_list: arabicLists,
    products_list: arabicLists,
    headings: { start: 'في البداية', centre: 'في الوسط', beside: 'بجانب النصّ' },
    rhythm: {
      alternate: 'متناوبة',
      open: 'رحبة',
      ruled: 'بينها خطوط',
      bands: 'أشرطة داكنة',
      panels: 'لوحات',
    },
  },
  presets: 'تصاميم جاهزة',
  presetsHint: 'يضبط التصميم الجاهز كلّ ما في هذه الصفحة، وتبقى الأسماء والشعار والنصوص كما هي.',
  preset: {
    noria: 'ناعورة',
    clinic: 'عيادة',
    school: 'مدرسة',
    chambers: 'مكتب',
    works: 'مصنع',
    courtyard: 'دار تراثية',
  },
  presetSuits: {
    noria: 'للهندسة والخدمات',
    clinic: 'للأطبّاء والرعاية',
    school: 'للمدارس والدورات',
    chambers: 'للمحاماة والاستشارات',
    works: 'للمصانع والمتاجر',
    courtyard: 'للتعاونيات والجمعيات',
  },
  presetUndone: 'تراجع عن التصميم الجاهز',
  colours: 'الألوان',
  coloursHint: 'يُعدَّل اللون في النصوص لتسهل قراءتها، وتبقى الأزرار بلونك تمامًا.',
  pick: (colour) => `${colour}: اختيار من لوحة الألوان`,
  fromLogo: 'من الشعار',
  take: (name, colour) => `${name}: اختيار ${colour} من الشعار`,
  accentHint: 'اتركه فارغًا ليُختار لون يناسب الأول.',
  pairs: { onFills: 'الأزرار', inLight: 'نصّ على فاتح', inDark: 'نصّ على داكن' },
  ratio: (pair, ratio) => `${pair}، التباين ${ratio}`,
  grounds: 'الخلفيات',
  lightHint: 'يبقى الموقع فاتحًا على كلّ جهاز، ولا يستطيع الزوّار اختيار المظهر.',
  typefaceSample: 'ماء وحجر، 1974',
  opening: 'القسم الافتتاحي في الصفحة الرئيسية',
  heroHints: {
    auto: 'صورة القسم الافتتاحي، وإن لم توجد ظهر الرسم.',
    scene: 'الرسم، وإن وُجدت صورة.',
    picture: 'صورة القسم الافتتاحي، وإن لم توجد ظهر اللون وحده.',
    split: 'صورة القسم الافتتاحي بجانب النصّ، وإن لم توجد ظهر الرسم.',
    plain: 'لون وحده، بارتفاع أقلّ.',
    slides: 'صور معرض القسم الافتتاحي، إن كان فيه صورتان على الأقلّ.',
  },
  lists: 'القوائم',
  listsHint: 'في الصفحة الرئيسية، وفي صفحة كلّ قائمة، وتحت المقالات.',
  sections: 'الأقسام',
  sectionsHint: 'من دونه يبقى العنوان وحده، والقسم الذي لا عنوان خاصًّا به يبقى باسمه.',
  shape: 'الشكل',
  nameHint: 'عطّله إن كان الاسم مكتوبًا في الشعار نفسه. ويبقى الاسم ظاهرًا ما لم يوجد شعار.',
  scheme: 'المظهر',
  resetQuestion: 'هل تريد إعادة ضبط التصميم؟',
  resetHint:
    'يعود الموقع إلى تصميمه الأصلي، «ناعورة». يمكن استعادة التصميم الحالي من سلّة المحذوفات خلال 30 يومًا.',
}

export const lookWords = { en: english, ar: arabic }
