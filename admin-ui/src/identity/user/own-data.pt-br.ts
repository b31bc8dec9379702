export const ownDataPtBr = {
  title: 'Uma cópia dos seus dados',
  detail:
    'Sua conta e o que cada empresa registrou sobre você, com o que você aprendeu e respondeu e o que foi dito disso, em um arquivo JSON.',
  action: 'Baixar uma cópia',
  busy: 'Preparando sua cópia…',
  done: 'Seus dados foram baixados',
};
