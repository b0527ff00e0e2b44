import type { ProductLanguage } from '../languages/language.ts'
import type { OwnNames } from '../site-words/site-names.ts'
import type { StartingPoint } from './starting-point.ts'

type OpeningTexts = {
  title: string
  description: string
  button: string
  about: string
  contact: string
  partners: string
}
export type StartingWords = { names: OwnNames; texts: OpeningTexts }

export const startingWords: Record<StartingPoint, Record<ProductLanguage, StartingWords>> = {
  engineering: {
    en: {
      names: {},
      texts: {
        title: 'Engineering that holds',
        description: 'Tell us what you are planning. We survey, calculate and build it.',
        button: 'Talk to us',
        about: 'Who we are',
        contact: 'Talk to us',
        partners: 'Who we work with',
      },
    },
    ar: {
      names: {},
      texts: {
        title: 'هندسة يُعتمد عليها',
        description: 'أخبرنا بما تخطّط له، فنعاين المكان ونحسب ونبني.',
        button: 'تواصل معنا',
        about: 'من نحن',
        contact: 'تواصل معنا',
        partners: 'شركاء نعمل معهم',
      },
    },
  },
  clinic: {
    en: {
      names: {
        posts_name: 'Health advice',
        posts_all: 'all advice',
        posts_heading: 'From our doctors',
        business_name: 'Specialties',
        business_all: 'all specialties',
        business_heading: 'What we treat',
        business_related: 'other specialties',
        products_name: 'Check-ups',
        products_all: 'all check-ups',
        products_heading: 'Find it early',
        products_related: 'other check-ups',
        partners_heading: 'Insurers',
      },
      texts: {
        title: 'Care that knows your name',
        description: 'Our doctors take time for you, from the first visit to the last check-up.',
        button: 'Book a visit',
        about: 'Who looks after you',
        contact: 'Book a visit',
        partners: 'Insurance we accept',
      },
    },
    ar: {
      names: {
        posts_name: 'نصائح صحية',
        posts_all: 'كلّ النصائح',
        posts_heading: 'من أطبّائنا',
        business_name: 'تخصّصاتنا',
        business_all: 'كلّ التخصّصات',
        business_heading: 'ماذا نعالج',
        business_related: 'تخصّصات أخرى',
        products_name: 'باقات الفحص',
        products_all: 'كلّ الباقات',
        products_heading: 'اطمئنّ على صحّتك',
        products_related: 'باقات أخرى',
        partners_heading: 'شركات التأمين',
      },
      texts: {
        title: 'رعاية تعرفك باسمك',
        description: 'يمنحك أطبّاؤنا الوقت الذي تحتاج إليه، من الزيارة الأولى حتى آخر متابعة.',
        button: 'احجز موعدًا',
        about: 'من يعتني بك',
        contact: 'احجز موعدًا',
        partners: 'شركات التأمين المتعاقدة معنا',
      },
    },
  },
  school: {
    en: {
      names: {
        posts_name: 'News',
        posts_all: 'all news',
        posts_heading: 'School life',
        business_name: 'Programmes',
        business_all: 'all programmes',
        business_heading: 'What we teach',
        business_related: 'other programmes',
        products_name: 'Activities',
        products_all: 'all activities',
        products_heading: 'After class',
        products_related: 'other activities',
      },
      texts: {
        title: 'Every child learns in their own way',
        description: 'We make room for each of them: in class, in the playground and at home.',
        button: 'Apply',
        about: 'How we teach',
        contact: 'Come and see us',
        partners: 'Who works with us',
      },
    },
    ar: {
      names: {
        posts_name: 'أخبار المدرسة',
        posts_all: 'كلّ الأخبار',
        posts_heading: 'من حياة المدرسة',
        business_name: 'برامجنا',
        business_all: 'كلّ البرامج',
        business_heading: 'ماذا نعلّم',
        business_related: 'برامج أخرى',
        products_name: 'الأنشطة',
        products_all: 'كلّ الأنشطة',
        products_heading: 'بعد الدوام',
        products_related: 'أنشطة أخرى',
      },
      texts: {
        title: 'لكلّ طفل طريقته في التعلّم',
        description: 'نفسح لكلّ واحد منهم مكانه: في الصفّ وفي الساحة وفي البيت.',
        button: 'سجّل الآن',
        about: 'كيف نعلّم',
        contact: 'تفضّل بزيارتنا',
        partners: 'شركاء المدرسة',
      },
    },
  },
  law: {
    en: {
      names: {
        posts_name: 'Insights',
        posts_all: 'all insights',
        posts_heading: 'As we see it',
        business_name: 'Practice areas',
        business_all: 'all practice areas',
        business_heading: 'Where we help',
        business_related: 'other practice areas',
        partners_heading: 'Memberships',
      },
      texts: {
        title: 'Clear advice, firmly argued',
        description:
          'Tell us about your case. We will say what can be done, what it costs and how long it takes.',
        button: 'Ask us',
        about: 'Who speaks for you',
        contact: 'Ask us',
        partners: 'Where we are members',
      },
    },
    ar: {
      names: {
        posts_name: 'مقالات قانونية',
        posts_all: 'كلّ المقالات',
        posts_heading: 'من وجهة نظرنا',
        business_name: 'مجالات عملنا',
        business_all: 'كلّ المجالات',
        business_heading: 'بمَ نساعدك',
        business_related: 'مجالات أخرى',
        partners_heading: 'عضوياتنا',
      },
      texts: {
        title: 'مشورة واضحة وحجّة متينة',
        description: 'اعرض علينا قضيتك نخبرك بما يمكن فعله، وكم يكلّف، وكم يستغرق.',
        button: 'استشرنا',
        about: 'من يدافع عنك',
        contact: 'استشرنا',
        partners: 'الهيئات التي ننتمي إليها',
      },
    },
  },
  factory: {
    en: {
      names: {
        posts_name: 'News',
        posts_all: 'all news',
        posts_heading: 'From the works',
        business_name: 'Projects',
        business_all: 'all projects',
        business_heading: 'Where it is used',
        products_heading: 'What we make',
        partners_heading: 'Dealers',
      },
      texts: {
        title: 'Made to last',
        description:
          'Tell us what you need and how much of it. We will reply with a price and a delivery date.',
        button: 'Ask for a price',
        about: 'Who makes it',
        contact: 'Ask for a price',
        partners: 'Where to find our products',
      },
    },
    ar: {
      names: {
        posts_name: 'الأخبار',
        posts_all: 'كلّ الأخبار',
        posts_heading: 'من المصنع',
        business_name: 'مشاريعنا',
        business_all: 'كلّ المشاريع',
        business_heading: 'أين تُستخدم منتجاتنا',
        business_related: 'مشاريع أخرى',
        products_heading: 'ماذا نصنع',
        partners_heading: 'وكلاؤنا',
      },
      texts: {
        title: 'صناعة تدوم',
        description: 'أخبرنا بما تحتاج إليه وبالكمّية، نرسل إليك السعر وموعد التسليم.',
        button: 'اطلب عرض سعر',
        about: 'من يقف وراء منتجاتنا',
        contact: 'اطلب عرض سعر',
        partners: 'أين تجد منتجاتنا',
      },
    },
  },
  cooperative: {
    en: {
      names: {
        posts_name: 'News',
        posts_all: 'all news',
        posts_heading: 'From our members',
        business_name: 'Projects',
        business_all: 'all projects',
        business_heading: 'What we do together',
        products_name: 'Produce',
        products_all: 'all produce',
        products_heading: 'From our fields',
        products_related: 'more of our produce',
        partners_heading: 'Members',
      },
      texts: {
        title: 'Together we can do what one cannot',
        description: 'We buy, store and sell together, and the earnings stay with the growers.',
        button: 'Join us',
        about: 'How we work together',
        contact: 'Join us',
        partners: 'The people behind it',
      },
    },
    ar: {
      names: {
        posts_name: 'الأخبار',
        posts_all: 'كلّ الأخبار',
        posts_heading: 'من أعضائنا',
        business_name: 'مشاريعنا',
        business_all: 'كلّ المشاريع',
        business_heading: 'ماذا ننجز معًا',
        business_related: 'مشاريع أخرى',
        products_name: 'إنتاجنا',
        products_all: 'كلّ الإنتاج',
        products_heading: 'من حقولنا',
        products_related: 'المزيد من إنتاجنا',
        partners_heading: 'أعضاؤنا',
      },
      texts: {
        title: 'معًا نقدر على ما لا يقدر عليه الواحد',
        description: 'نشتري ونخزّن ونبيع معًا، ويبقى العائد لمن يزرع.',
        button: 'انضمّ إلينا',
        about: 'كيف نعمل معًا',
        contact: 'انضمّ إلينا',
        partners: 'أصحاب هذا العمل',
      },
    },
  },
}
