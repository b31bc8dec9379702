import { resumeProblemPtBr } from 'ui-kit/recruiting/resume-problems.pt-br';
export const resumePtBr = {
  resume: {
    title: 'Análise do currículo',
    lead: 'Veja o que os sistemas encontram no seu currículo e copie para o seu perfil.',
    choose: {
      title: 'Escolha um currículo',
      detail: 'PDF, Word, texto ou JSON Resume, até 5 MB. O arquivo é lido uma única vez e não é guardado.',
      file: 'Escolher um arquivo',
      another: 'Escolher outro arquivo',
      mine: 'Dos seus documentos',
      check: 'Analisar',
    },
    reading: 'Lendo {{name}}…',
    result: {
      title: 'O que foi encontrado em {{name}}',
      isCut: 'O arquivo é muito longo. Só o começo foi lido.',
      hasHidden:
        'O arquivo contém texto que ninguém vê nas páginas. Ele foi ignorado. Muitas empresas recusam currículos com texto oculto.',
      missing: 'Não encontrado',
      advice:
        'Os sistemas das empresas também podem não encontrar. Escreva como texto, não como imagem, e dê a cada parte um título próprio, como “Experiência” ou “Competências”.',
      complete: 'Contato, experiência profissional, formação, competências e idiomas foram encontrados.',
    },
    copy: {
      title: 'Copiar para o perfil',
      detail: 'O que você escolher substitui o que está no perfil. As competências se somam às que já estão lá.',
      mine: 'Perfil agora',
      others: 'Depois de copiar',
      nothing: 'Seu perfil já contém tudo o que foi encontrado.',
      action_one: 'Copiar 1 campo',
      action_other: 'Copiar {{count}} campos',
      busy: 'Copiando…',
    },
  },
  problem: resumeProblemPtBr,
};
