/** Names to compose people from: a full name is rare, a first or last name is not. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const firstNames = words(`
  Aaliyah Aarav Abena Abigail Adaeze Adam Adela Adrian Aino Aiko Aisling Akira Alana Alba Albert Alejandra Aleksi
  Alessandro Alexandra Alfonso Alice Alina Alma Alvaro Amadou Amalia Amber Amelie Amina Amir Ana Anastasia Andre Andrea
  Angela Anika Anita Anna Anton Antonia Anya Aoife Ariel Armando Arthur Astrid Aurelio Ava Axel Ayaan Aylin Azadeh
  Barbara Bastian Beatrice Benedikt Benjamin Bernardo Bertha Bianca Birgit Blanca Bogdan Boris Brenda Brigitte Bruno
  Caio Camila Carla Carlos Carmen Caroline Cecilia Celeste Cesar Chandra Charlotte Chiara Chloe Christian Clara Claude
  Clemens Colin Conor Cora Cornelia Cristina Cyrus Dagmar Damian Daniel Daphne Dario David Deborah Delia Denise Diana
  Diego Dimitri Dolores Dominic Dora Dorothea Edgar Edith Eduardo Edwin Eileen Elena Elias Elif Elisa Ella Ellen Eloise
  Elsa Elvira Emil Emilia Emma Enrique Erik Erin Ernesto Esra Estelle Esther Eugenia Eva Evelyn Fabian Farah Fatima
  Felicia Felix Fernanda Fernando Filip Flora Florian Frances Francisco Freya Frida Fumiko Gabriela Gareth Genevieve
  George Gerda Gianna Gilbert Gloria Gonzalo Grace Gregor Greta Guido Gunnar Gustavo Hanna Hannes Harald Harriet Hassan
  Hector Heidi Helena Henry Hilda Hiro Hugh Ibrahim Ida Ignacio Igor Ilse Imani Imogen Ines Ingrid Irene Iris Isabel
  Ismael Ivan Ivy Jacob Jana Janina Jasper Javier Jean Jelena Jennifer Joana Joaquin Johanna Jonas Jorge Josephine Juan
  Judith Julia Julian Juliette Kai Kamala Karim Karin Karolina Kasper Katherine Keiko Kemal Khadija Kiran Klara Konrad
  Kristina Lara Lars Laura Lavinia Layla Lea Leander Leila Lena Leo Leonie Leonor Leticia Liam Lidia Lilian Linda Livia
  Lorenzo Louis Louisa Lucas Lucia Ludwig Luis Luna Lydia Magdalena Magnus Maja Malik Manuel Mara Marcel Marco Margaret
  Maria Mariam Marie Marina Mario Marta Martin Mateo Matilda Maya Mehmet Melanie Mercedes Michael Miguel Mila Milan
  Minh Mira Miriam Mohamed Moira Monica Morgan Mustafa Nadia Naomi Natalia Nathan Neha Nora Nicolas Nils Nina Noah Noemi
  Olga Olivia Omar Oscar Otto Pablo Patricia Paula Pedro Penelope Philippa Pia Pierre Priscilla Rachel Rafael Ramona
  Raquel Ravi Rebecca Regina Ricardo Rita Robert Rocio Roman Rosa Ruben Ruth Sabine Salma Samuel Sandra Santiago Sara
  Sebastian Selma Sergio Shirin Sigrid Silvia Simon Sofia Sonja Stefan Stella Sunita Susanna Svea Sven Takeshi Tamara
  Tatiana Teresa Theo Thomas Tilda Tobias Tomas Ulrich Valentina Valeria Vera Veronica Victor Vikram Viola Virginia
  Walter Wanda Wei Wilma Xavier Yasmin Yolanda Yuki Zara Zeynep Zoe
`);

export const lastNames = words(`
  Abbott Abdullah Abreu Acosta Adeyemi Aguilar Ahmadi Albrecht Alcantara Allard Almeida Alvarado Amaral Andersen Andrade
  Antonov Appiah Aragon Arnaud Ashworth Atkins Aydin Bachmann Bailey Bakker Baldwin Banerjee Baptista Barbosa Barlow
  Bauer Becker Beckett Bellini Benitez Benson Bergmann Bernard Bianchi Bishop Blanchard Blom Boateng Bogdanov Bonnet
  Borges Bosch Bouchard Bowman Bradshaw Brandt Breton Briggs Brunner Buchanan Burgess Cabral Calder Calvo Camacho
  Campbell Cardoso Carlson Carpenter Carrillo Castillo Cavalli Chandra Chapman Chavez Christensen Cohen Coleman Conti
  Cordero Correia Costa Coulter Crawford Cruz Cunningham Dahl Daly Dawson Delacroix Delgado Dempsey Diallo Dias Dietrich
  Dominguez Donovan Dubois Duarte Dumont Duncan Eckert Edwards Egan Eklund Elliott Endo Engel Erdogan Eriksen Escobar
  Esposito Evans Faber Falk Faria Farrell Faulkner Ferrari Ferreira Fischer Fitzgerald Fleming Flores Fontaine Forsberg
  Foster Fournier Franco Franke Fraser Freitas Fuchs Fujita Gallo Garcia Gardner Garnier Gauthier Gibson Gilbert Giordano
  Gomez Goncalves Graham Greco Griffin Guerra Gupta Gutierrez Haas Haddon Hagen Hamilton Hansen Hartmann Hassani Hayashi
  Heinrich Henriksen Herrera Hidalgo Hoffmann Holm Horvat Howell Huber Hughes Hussain Ibarra Iglesias Ishikawa Ivanov
  Jackson Jacobsen Jansen Jensen Jimenez Johansson Joshi Juarez Jung Kamara Kaplan Karlsson Kaufmann Kavanagh Keller
  Kennedy Khalil Kirchner Klein Kobayashi Koch Kovacs Kramer Krause Kruger Kumar Lachance Lambert Lange Larsen Laurent
  Lefevre Lehmann Leitner Lemaire Leroy Lindgren Lombardi Lopes Lorenz Lowe Lucero Ludlow Lund MacDonald Macedo Machado
  Madsen Maier Malone Mancini Marchetti Marin Marques Martel Martinez Matsuda Maurer Mazur McCarthy Medina Mehta Meier
  Melo Mendes Mercier Messina Meyer Miller Miranda Mitchell Molina Monteiro Moran Moreau Moretti Morris Mueller Murphy
  Nair Nakamura Navarro Neves Newman Nguyen Nicolau Nielsen Nogueira Novak Nunes Obrien Ochoa Okafor Oliveira Olsen
  Ortega Osborne Osman Ostrowski Owens Pacheco Palmer Parker Patel Pavlov Pereira Peters Petrov Pinto Popescu Porter
  Prescott Quinn Quiroga Ramos Rasmussen Reeves Reis Renaud Reyes Ribeiro Richter Riley Rinaldi Rivera Robinson Rocha
  Romano Rossi Rousseau Russo Salazar Salinas Sanchez Santos Sato Saunders Schmidt Schneider Schulz Seidel Serrano Shah
  Sharma Silva Simmons Singh Soares Sommer Soto Spencer Steiner Stone Suarez Suzuki Svensson Tanaka Tavares Taylor
  Teixeira Thompson Torres Trinh Turner Ueda Valdez Vargas Vasquez Vega Vieira Vogel Wagner Walsh Weber Weiss Werner
  Whitaker Wilson Winkler Wolff Wright Yamada Yilmaz Young Zapata Zhang Ziegler Zimmermann
`);
