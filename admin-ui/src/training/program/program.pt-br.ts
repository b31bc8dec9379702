import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import { trainingPtBr } from '#admin-ui/training/training.pt-br';
import type { trainingProgramProblemEnUs } from './program.en-us.ts';

export const trainingProgramPtBr = resourcePtBr({
  name_one: 'Programa de treinamento',
  name_other: 'Programas de treinamento',
  gender: 'm',
  title: 'Programas',
  detail: 'Aulas em ordem, prontas para serem agendadas.',
  fields: {
    lessonIds: 'Aulas',
    thumbnailId: 'Imagem',
    instructionsVideoId: 'Vídeo de instruções',
    deadlineDays: 'Dias para concluir',
    deadlineHours: 'Horas para concluir',
    isSequential: 'As aulas devem ser feitas em ordem',
    labelIds: 'Etiquetas',
    publication: 'Status',
    publishedVersion: 'Última versão',
    publishedAt: 'Publicado em',
    publishedLessons: 'Aulas publicadas',
    programVersion: 'Versão',
    note: 'O que há de novo',
    content: 'Conteúdo',
  },
  hints: {
    thumbnailId: 'Da sua biblioteca de arquivos. O ideal são 800 × 418 pixels; no máximo 5 MB.',
    instructionsVideoId: 'Exibido antes da primeira aula.',
    isSequential: 'Uma aula só abre quando a anterior é concluída.',
    time: 'Contado a partir do início do treinamento. Sem prazo se os dois ficarem em branco.',
  },
  publication: trainingPtBr.publication,
  form: { basics: 'Sobre', lessons: 'Aulas', time: 'Prazo', labels: 'Etiquetas' },
  submit: 'Criar programa',
  events: { TrainingProgramPublished: 'Programa de treinamento publicado' },
  empty: { detail: 'Coloque as aulas em ordem, publique e agende para as pessoas da sua empresa.' },
});

export const trainingProgramProblemPtBr: Record<keyof typeof trainingProgramProblemEnUs, string> = {
  'files-required': 'Escolha pelo menos um arquivo Markdown com uma aula',
  'files-too-many': 'Importe no máximo 200 aulas',
  'file-not-markdown': 'Escolha arquivos Markdown (.md)',
  'file-repeated': 'Dois arquivos têm o mesmo caminho',
  'program-file-invalid': 'O program.md traz algo que um programa não aceita',
  'lesson-file-invalid': 'Este arquivo não pode virar uma aula',
  'lessons-required': 'Adicione pelo menos uma aula ao programa',
  'lesson-repeated': 'Esta aula já está no programa',
  'lesson-not-found': 'Escolha uma aula que ainda exista',
  'lesson-not-published': 'Publique antes todas as aulas deste programa',
  'thumbnail-not-found': 'Escolha uma imagem da sua biblioteca de arquivos',
  'thumbnail-too-large': 'Escolha uma imagem de no máximo 5 MB',
  'program-video-not-found': 'Escolha um vídeo da sua biblioteca de arquivos',
};
