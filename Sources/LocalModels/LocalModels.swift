import CLlama
