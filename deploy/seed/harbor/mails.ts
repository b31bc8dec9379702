import type { MailTemplateContent } from '#deploy/seed/content';

/** What the yard writes to candidates again and again. */
export const harborMails: readonly MailTemplateContent[] = [
  {
    name: 'Thanks, and goodbye for now',
    goesWith: 'rejected',
    locale: 'en-us',
    subject: 'Your application for {{ job.title | default: "a place at our yard" }}',
    content: [
      'Dear {{ candidate.first_name | default: "candidate" }},',
      'thank you for the time you took for **{{ job.title | default: "us" }}**. We have decided to go on with somebody else this time.',
      'We would like to hear from you when another place opens. All of them are listed here: {{ company.website }}',
      'Kind regards\n{{ user.name }}, {{ company.name }}',
    ].join('\n\n'),
    variants: [
      {
        locale: 'pt-br',
        subject: 'Sua candidatura para {{ job.title | default: "uma vaga no nosso estaleiro" }}',
        content: [
          'Olá, {{ candidate.first_name | default: "tudo bem" }},',
          'obrigado pelo tempo que você dedicou a **{{ job.title | default: "nós" }}**. Desta vez, decidimos seguir com outra pessoa.',
          'Gostaríamos de ter notícias suas quando surgir outra vaga. Todas estão aqui: {{ company.website }}',
          'Atenciosamente,\n{{ user.name }}, {{ company.name }}',
        ].join('\n\n'),
      },
    ],
  },
  {
    name: 'A day at the yard',
    goesWith: 'approved',
    locale: 'en-us',
    subject: 'Come and see us, {{ candidate.first_name | default: "please" }}',
    content: [
      'Dear {{ candidate.first_name | default: "candidate" }},',
      'we enjoyed your interview for {{ job.title | default: "a place with us" }} and would like to show you where we work.',
      'Bring:\n\n- shoes that may get wet\n- an hour for lunch\n- questions',
      'Which days suit you? Simply reply to this email.',
      'Kind regards\n{{ user.name }}, {{ company.name }}',
    ].join('\n\n'),
    variants: [
      {
        locale: 'pt-br',
        subject: 'Venha nos visitar, {{ candidate.first_name | default: "por favor" }}',
        content: [
          'Olá, {{ candidate.first_name | default: "tudo bem" }},',
          'gostamos muito da sua entrevista para {{ job.title | default: "trabalhar conosco" }} e queremos mostrar onde trabalhamos.',
          'Traga:\n\n- sapatos que possam molhar\n- uma hora para o almoço\n- perguntas',
          'Quais dias são bons para você? Basta responder a este e-mail.',
          'Atenciosamente,\n{{ user.name }}, {{ company.name }}',
        ].join('\n\n'),
      },
    ],
  },
  {
    name: 'You meet somebody',
    locale: 'en-us',
    subject: '{{ interview.title | default: "A conversation" }} with {{ candidate.full_name }}',
    content: [
      'You meet **{{ candidate.full_name }}** for {{ job.title | default: "a place with us" }}.',
      'When: {{ interview.time | default: "still to be agreed" }}\nWhere: {{ interview.place | default: "in the dock office" }}',
      'Please keep the launch free.',
    ].join('\n\n'),
    variants: [
      {
        locale: 'pt-br',
        subject: '{{ interview.title | default: "Uma conversa" }} com {{ candidate.full_name }}',
        content: [
          'Você vai conversar com **{{ candidate.full_name }}** sobre {{ job.title | default: "uma vaga conosco" }}.',
          'Quando: {{ interview.time | default: "a combinar" }}\nOnde: {{ interview.place | default: "no escritório do cais" }}',
          'Deixe a lancha livre, por favor.',
        ].join('\n\n'),
      },
    ],
  },
  ...[
    {
      name: 'Your training',
      subject: 'Enjoy “{{ training.name }}”',
      text: 'Ask in the dock office whenever something is not clear. Time for it: until {{ training.due_on | default: "you are done" }}.',
    },
    {
      name: 'Well done',
      subject: 'Well done: {{ training.name }}',
      text: 'You passed **{{ training.name }}** with {{ training.score_percent | default: "all that was asked" }}.',
    },
    {
      name: 'A new day for your training',
      subject: 'When do you have time for “{{ training.name }}”?',
      text: 'Its last day was {{ training.due_on | default: "some days ago" }}. Tell us which day suits you: {{ training.link }}',
    },
    {
      name: 'Your certificate',
      subject: 'Your certificate: {{ training.name }}',
      text: 'Please hang it up in the dock office. It is valid until {{ training.valid_until | default: "further notice" }}.',
    },
    {
      name: 'Thanks for reading',
      subject: 'Thanks for reading “{{ training.name }}”',
      text: 'Is something missing? Write to whoever looks after it: {{ training.link }}',
    },
    {
      name: 'Why we ask you to learn this',
      subject: 'Why “{{ training.name }}” matters to us',
      text: 'Guests trust us with their children and their boats. Take the time that you need for it: {{ training.link }}',
      pt: {
        subject: 'Por que “{{ training.name }}” é importante para nós',
        text: 'Os hóspedes nos confiam os filhos e os barcos. Use o tempo de que precisar: {{ training.link }}',
      },
    },
    {
      name: 'We are reading your answers',
      subject: 'We are reading your answers: {{ training.name }}',
      text: 'Thank you for **{{ training.name }}**. Somebody reads what you wrote within a few days.',
      pt: {
        subject: 'Estamos lendo suas respostas: {{ training.name }}',
        text: 'Obrigado por **{{ training.name }}**. Alguém lê o que você escreveu em poucos dias.',
      },
    },
    {
      name: 'Please read it this week',
      subject: 'Still to be read: {{ training.name }}',
      text: 'It takes ten minutes, and everybody relies on it. Please read it this week: {{ training.link }}',
      pt: {
        subject: 'Falta ler: {{ training.name }}',
        text: 'Leva dez minutos, e todos contam com isso. Leia ainda esta semana: {{ training.link }}',
      },
    },
  ].map(({ name, subject, text, pt = undefined }) => ({
    ...{ name, subject, locale: 'en-us' as const },
    content: `Hello {{ user.name }},\n\n${text}\n\n{{ company.name }}`,
    variants: pt
      ? [
          {
            locale: 'pt-br' as const,
            subject: pt.subject,
            content: `Olá, {{ user.name }},\n\n${pt.text}\n\n{{ company.name }}`,
          },
        ]
      : [],
  })),
];
