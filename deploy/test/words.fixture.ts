/** What the controls of the story are called. */
export type Words = {
  locale: 'en-us' | 'pt-br';
  htmlLang: string;
  email: RegExp;
  password: RegExp;
  logIn: string;
  mainMenu: string;
  openMenu: string;
  menu: { jobs: string; candidates: string; interviews: string; mailbox: string };
  job: { create: string; title: RegExp; submit: string; publish: string; published: string };
  candidate: { create: string; firstName: RegExp; lastName: RegExp; email: RegExp; submit: string };
  apply: {
    found: string;
    open: RegExp;
    comeIn: string;
    confirmPassword: RegExp;
    signUp: string;
    send: string;
    sent: string;
    received: string;
  };
  interview: {
    open: string;
    job: string;
    created: string;
    considered: string;
    comment: string;
    change: string;
    log: string;
  };
};

export const english: Words = {
  locale: 'en-us',
  htmlLang: 'en-US',
  email: /^Email/,
  password: /^Password/,
  logIn: 'Log in',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  menu: {
    jobs: 'Jobs',
    candidates: 'Candidates',
    interviews: 'Interviews',
    mailbox: 'Sent emails',
  },
  job: { create: 'New job', title: /^Title/, submit: 'Create job', publish: 'Publish', published: 'Published' },
  candidate: {
    create: 'New candidate',
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^Email/,
    submit: 'Add candidate',
  },
  apply: {
    found: '1 job found',
    open: /^Apply now/,
    comeIn: 'Create an account and apply',
    confirmPassword: /^Confirm password/,
    signUp: 'Create account',
    send: 'Apply now',
    sent: 'Your application has been sent',
    received: 'Application received',
  },
  interview: {
    open: 'Open interview',
    job: 'Job',
    created: 'Created',
    considered: 'Considered',
    comment: 'Comment',
    change: 'Change status',
    log: 'Log',
  },
};

export const portuguese: Words = {
  locale: 'pt-br',
  htmlLang: 'pt-BR',
  email: /^E-mail/,
  password: /^Senha/,
  logIn: 'Entrar',
  mainMenu: 'Menu principal',
  openMenu: 'Abrir menu',
  menu: {
    jobs: 'Vagas',
    candidates: 'Candidatos',
    interviews: 'Entrevistas',
    mailbox: 'E-mails enviados',
  },
  job: { create: 'Nova vaga', title: /^Título/, submit: 'Criar vaga', publish: 'Publicar', published: 'Publicada' },
  candidate: {
    create: 'Novo candidato',
    firstName: /^Nome/,
    lastName: /^Sobrenome/,
    email: /^E-mail/,
    submit: 'Adicionar candidato',
  },
  apply: {
    found: '1 vaga encontrada',
    open: /^Candidatar-se/,
    comeIn: 'Criar uma conta e se candidatar',
    confirmPassword: /^Confirme a senha/,
    signUp: 'Criar conta',
    send: 'Candidatar-se',
    sent: 'Sua candidatura foi enviada',
    received: 'Candidatura recebida',
  },
  interview: {
    open: 'Abrir entrevista',
    job: 'Vaga',
    created: 'Criada',
    considered: 'Considerada',
    comment: 'Comentário',
    change: 'Alterar status',
    log: 'Histórico',
  },
};
