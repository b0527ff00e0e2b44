import type { PageOutline } from './page.ts'

type Ask = { ask: string }
export type OutlineText = string | (string | Ask)[]
export type OutlineTexts = Record<string, OutlineText>
type OutlineWords = Record<Exclude<PageOutline, 'blank'>, OutlineTexts>

export const englishOutlines: OutlineWords = {
  about: {
    title: 'About us',
    'body:opening1': [{ ask: 'Say in a few sentences what you do, for whom, and since when.' }],
    'label:figure01': 'founded',
    'label:figure02': 'people on the team',
    'label:figure03': 'customers',
    'heading:howwedo1': 'How we work',
    'body:howwedo1': [{ ask: 'Say what people can rely on when they work with you.' }],
    'heading:contact1': 'Shall we talk?',
    'words:contact1': 'Tell us what you have in mind.',
    'button:contact1': 'Write to us',
  },
  people: {
    title: 'Our team',
    'body:opening1': [
      { ask: 'Introduce the people visitors will deal with, and what each of them does.' },
    ],
    'heading:persons1': 'Who we are',
  },
  questions: {
    title: 'Questions',
    lead: 'What people ask us most.',
    'question:asking01': 'How can I reach you?',
    'question:asking02': 'When are you open?',
    'question:asking03': 'What does it cost?',
    'question:asking04': 'How long does it take?',
    'heading:contact1': 'Still wondering?',
    'words:contact1': 'Ask us. There are no silly questions.',
    'button:contact1': 'Ask us',
  },
  careers: {
    title: 'Careers',
    'body:opening1': [
      {
        ask: 'Say what it is like to work with you, whom you are looking for, and what you offer.',
      },
    ],
    'heading:answers1': 'Open positions',
    'heading:contact1': 'Nothing that fits?',
    'words:contact1': 'Write to us all the same, and tell us what you are good at.',
    'button:contact1': 'Introduce yourself',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What this site keeps about you, and what it does not.',
    'body:opening1': [
      '<h2>When you read</h2>',
      '<p>This site sets no cookies and does not track you. If you choose a language or a theme, your browser remembers it; it is not sent to us. We count how often each page is read, in which language, and which site led to it, without knowing who reads it; if your browser asks not to be tracked, you are not counted. We use network addresses for a short time to fend off attacks, and do not keep them with what you read. A page that fails or is slow leaves a line in our log, without your address.</p>',
      '<h2>When you write to us</h2>',
      '<p>The contact form keeps your name, email address and message, your phone number if you give one, the language of the page and the time. Only our staff read it. We delete it when you ask us to; for 30 days after that it can still be restored, and it stays in backups until they are deleted.</p>',
      '<h2>What comes from elsewhere</h2>',
      '<p>If a page has a video, its preview image comes from YouTube, and so does the video once you play it. The map on the contact page comes from OpenStreetMap. Each of them then learns your network address. Everything else comes from our own server.</p>',
      '<h2>Who is responsible</h2>',
      {
        ask: 'Say here who is responsible for this site, where the server is, and how to reach you with questions about your data.',
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    'body:opening1': [
      '<h2>What this site is for</h2>',
      { ask: 'Say who runs this site and what visitors can expect from it.' },
      '<h2>Texts and pictures</h2>',
      { ask: 'Say who owns them, and what others may do with them.' },
      '<h2>Prices and offers</h2>',
      { ask: 'Say whether they are binding, and until when.' },
      '<h2>Links to other sites</h2>',
      { ask: 'Say that the owners of those sites are responsible for what they show.' },
      '<h2>Which law applies</h2>',
      { ask: 'Name the law, and the court that decides.' },
    ],
  },
}

export const arabicOutlines: OutlineWords = {
  about: {
    title: 'من نحن',
    'body:opening1': [{ ask: 'اكتب في بضع جمل ماذا تقدّمون، ولمن، ومنذ متى.' }],
    'label:figure01': 'سنة التأسيس',
    'label:figure02': 'عدد أفراد الفريق',
    'label:figure03': 'عدد العملاء',
    'heading:howwedo1': 'كيف نعمل',
    'body:howwedo1': [{ ask: 'اكتب علامَ يستطيع أن يعتمد كلّ من يتعامل معكم.' }],
    'heading:contact1': 'هل نتحدّث؟',
    'words:contact1': 'أخبرنا بما تفكّر فيه.',
    'button:contact1': 'راسلنا',
  },
  people: {
    title: 'فريقنا',
    'body:opening1': [{ ask: 'عرّف بالأشخاص الذين سيتعامل معهم الزائر، وبعمل كلّ منهم.' }],
    'heading:persons1': 'تعرّف إلينا',
  },
  questions: {
    title: 'أسئلة شائعة',
    lead: 'أكثر الأسئلة التي تصلنا.',
    'question:asking01': 'كيف أتواصل معكم؟',
    'question:asking02': 'ما أوقات العمل لديكم؟',
    'question:asking03': 'كم تبلغ التكلفة؟',
    'question:asking04': 'كم يستغرق ذلك؟',
    'heading:contact1': 'لم تجد جوابك؟',
    'words:contact1': 'اسألنا، ولا تتردّد.',
    'button:contact1': 'اسألنا',
  },
  careers: {
    title: 'الوظائف',
    'body:opening1': [{ ask: 'صف أجواء العمل لديكم، واذكر عمّن تبحثون، وماذا تقدّمون.' }],
    'heading:answers1': 'الشواغر الحالية',
    'heading:contact1': 'لم تجد ما يناسبك؟',
    'words:contact1': 'راسلنا على أيّ حال، وأخبرنا بما تتقنه.',
    'button:contact1': 'عرّفنا بنفسك',
  },
  privacy: {
    title: 'الخصوصية',
    lead: 'البيانات التي يحتفظ بها هذا الموقع عنك، والتي لا يحتفظ بها.',
    'body:opening1': [
      '<h2>حين تقرأ</h2>',
      '<p>لا يضع هذا الموقع ملفات تعريف ارتباط ولا يتعقّبك. إذا اخترت لغة أو مظهرًا تذكّر متصفّحك اختيارك من دون أن يرسله إلينا. ونُحصي عدد مرّات قراءة كلّ صفحة، وبأيّ لغة، وأيّ موقع قاد إليها، من دون أن نعرف القارئ. وإذا طلب متصفّحك عدم التتبّع فلا تُحصى زيارتك. ونستعمل عناوين الشبكة مدّة قصيرة لصدّ الهجمات، ولا نحفظها مع ما تقرؤه. وإذا تعطّلت صفحة أو تأخّرت كُتب سطر في سجلّنا من دون عنوانك.</p>',
      '<h2>حين تراسلنا</h2>',
      '<p>يحفظ نموذج المراسلة اسمك وبريدك الإلكتروني ورسالتك، ورقم هاتفك إن ذكرته، ولغة الصفحة ووقت الإرسال. لا يقرؤها سوى فريقنا. ونحذفها متى طلبت ذلك، ويمكن استعادتها خلال 30 يومًا بعد الحذف، وتبقى في النسخ الاحتياطية إلى أن تُحذف تلك النسخ.</p>',
      '<h2>ما يأتي من مواقع أخرى</h2>',
      '<p>إذا كان في الصفحة فيديو فصورة معاينته تأتي من YouTube، وكذلك الفيديو نفسه حين تشغّله. وتأتي الخريطة في صفحة التواصل من OpenStreetMap. وعندئذ يعرف كلاهما عنوانك على الشبكة. وكلّ ما عدا ذلك يأتي من خادمنا.</p>',
      '<h2>من المسؤول</h2>',
      {
        ask: 'اذكر هنا من المسؤول عن هذا الموقع، وأين يقع الخادم، وكيف يتواصل معكم من لديه سؤال عن بياناته.',
      },
    ],
  },
  terms: {
    title: 'شروط الاستخدام',
    'body:opening1': [
      '<h2>الغرض من هذا الموقع</h2>',
      { ask: 'اكتب من يدير هذا الموقع، وما الذي يمكن أن يتوقّعه الزائر منه.' },
      '<h2>النصوص والصور</h2>',
      { ask: 'اذكر من يملكها، وما الذي يُسمح للآخرين بفعله بها.' },
      '<h2>الأسعار والعروض</h2>',
      { ask: 'اذكر هل هي ملزمة، وإلى متى.' },
      '<h2>روابط المواقع الأخرى</h2>',
      { ask: 'اذكر أنّ أصحاب تلك المواقع مسؤولون عمّا يُعرض فيها.' },
      '<h2>القانون المعتمد</h2>',
      { ask: 'اذكر القانون الذي تخضع له هذه الشروط، والمحكمة المختصّة.' },
    ],
  },
}
