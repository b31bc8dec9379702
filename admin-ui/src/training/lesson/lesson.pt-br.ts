import { questionWordsPtBr } from '#admin-ui/recruiting/question/question.pt-br';
import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import { trainingPtBr } from '#admin-ui/training/training.pt-br';
import type { trainingLessonProblemEnUs } from './lesson.en-us.ts';

export const trainingLessonPtBr = resourcePtBr({
  name_one: 'Aula',
  name_other: 'Aulas',
  gender: 'f',
  detail: 'O que as pessoas leem, assistem e respondem. Uma aula pode fazer parte de vários programas.',
  fields: {
    steps: 'Etapas',
    questions: 'Perguntas',
    source: 'Importada de',
    origin: 'Origem',
    publication: 'Status',
    publishedVersion: 'Última versão',
    publishedAt: 'Publicada em',
    lessonVersion: 'Versão',
    note: 'O que há de novo',
  },
  publication: { ...trainingPtBr.publication, published: 'Publicada' },
  items: {
    steps: {
      name: 'Etapa',
      fields: {
        name: 'Nome',
        description: 'Descrição',
        attachments: 'Anexos',
        videoFileId: 'Vídeo da sua biblioteca de arquivos',
        videoUrl: 'Link de um vídeo',
        videoSeconds: 'Duração do vídeo (em segundos)',
        requiredPercent: 'Mínimo a assistir (em %)',
        questions: 'Perguntas',
      },
      hints: {
        videoUrl: 'Links para arquivos MP4, WebM ou MOV tocam na própria aula. Os demais abrem em outra aba.',
        requiredPercent: 'Deixe em branco se assistir for opcional.',
        videoSeconds: 'Preenchida quando pode ser lida do vídeo.',
      },
      items: {
        attachments: { name: 'Anexo', fields: { name: 'Nome', fileId: 'Arquivo' } },
        questions: { name: 'Pergunta', ...questionWordsPtBr },
      },
    },
  },
  submit: 'Criar aula',
  events: { TrainingLessonPublished: 'Aula publicada' },
  empty: { detail: 'Escreva uma única vez o que as pessoas devem saber e use em quantos programas quiser.' },
});

export const trainingLessonProblemPtBr: Record<keyof typeof trainingLessonProblemEnUs, string> = {
  'steps-required': 'Adicione pelo menos uma etapa',
  'lesson-video-twice': 'Escolha um arquivo ou um link, não os dois',
  'lesson-video-required': 'Insira um link de vídeo ou envie um arquivo de vídeo',
  'lesson-video-length-required': 'Informe a duração do vídeo',
  'lesson-video-not-measurable': 'Só é possível com vídeos que tocam na aula: arquivos ou links para MP4, WebM ou MOV',
  'lesson-file-not-found': 'Escolha um arquivo da sua biblioteca',
};
