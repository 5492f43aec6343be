// What the choices that llama.cpp leaves to its caller cost on this machine: flash attention, the type of the keys and
// values, the copy of the weights that suits the processor, the size of a batch, and the number of threads.
//
//     . scripts/env.sh
//     cc -O2 benchmarks/model/choices.c -o .build/choices $(pkg-config --cflags --libs llama) -Wl,-rpath,"$POCHE_LLAMA_PREFIX/lib"
//     OMP_WAIT_POLICY=passive .build/choices MODEL.gguf [TOKENS] [ROUNDS]
//
// Each choice is made in a process of its own, ROUNDS times by turns (2): it reads TOKENS (512) tokens, then writes 16.
// Prints a line for each: tokens read and written a second, and MiB of memory that no file backs.
#include <llama.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct choice {
    const char *name;
    bool repack;
    enum llama_flash_attn_type flash;
    enum ggml_type cache;
    uint32_t batch;
    /// 0 is one for each core.
    int threads;
};

static const struct choice choices[] = {
    {"what Poche does", true, LLAMA_FLASH_ATTN_TYPE_AUTO, GGML_TYPE_F16, 128, 0},
    {"flash attention off", true, LLAMA_FLASH_ATTN_TYPE_DISABLED, GGML_TYPE_F16, 128, 0},
    {"keys and values Q8_0", true, LLAMA_FLASH_ATTN_TYPE_ENABLED, GGML_TYPE_Q8_0, 128, 0},
    {"weights not copied", false, LLAMA_FLASH_ATTN_TYPE_AUTO, GGML_TYPE_F16, 128, 0},
    {"batches of 32", true, LLAMA_FLASH_ATTN_TYPE_AUTO, GGML_TYPE_F16, 32, 0},
    {"batches of 64", true, LLAMA_FLASH_ATTN_TYPE_AUTO, GGML_TYPE_F16, 64, 0},
    {"batches of 512", true, LLAMA_FLASH_ATTN_TYPE_AUTO, GGML_TYPE_F16, 512, 0},
    {"one thread", true, LLAMA_FLASH_ATTN_TYPE_AUTO, GGML_TYPE_F16, 128, 1},
};
enum { count = sizeof choices / sizeof choices[0], written = 16, most_rounds = 9 };

struct figures {
    double read, write, memory;
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static double anonymous_memory(void) {
    FILE *status = fopen("/proc/self/status", "r");
    char line[256];
    long kibibytes = 0;
    while (status && fgets(line, sizeof line, status)) sscanf(line, "RssAnon: %ld", &kibibytes);
    if (status) fclose(status);
    return kibibytes / 1024.0;
}

static void quiet(enum ggml_log_level level, const char *text, void *data) {}

static struct figures measure(const char *path, struct choice choice, int tokens) {
    llama_log_set(quiet, NULL);
    llama_backend_init();
    struct llama_model_params loading = llama_model_default_params();
    loading.n_gpu_layers = 0;
    loading.use_extra_bufts = choice.repack;
    struct llama_model *model = llama_model_load_from_file(path, loading);
    struct llama_context_params parameters = llama_context_default_params();
    parameters.n_ctx = 4096;
    parameters.n_batch = parameters.n_ubatch = choice.batch;
    int cores = (int)sysconf(_SC_NPROCESSORS_ONLN);
    parameters.n_threads = parameters.n_threads_batch = choice.threads ? choice.threads : cores;
    parameters.flash_attn_type = choice.flash;
    parameters.type_k = parameters.type_v = choice.cache;
    struct llama_context *context = model ? llama_init_from_model(model, parameters) : NULL;
    if (!context) exit(1);
    // Which tokens they are does not matter to the time.
    llama_token token[512];
    double start = now();
    for (int done = 0; done < tokens;) {
        int size = tokens - done < (int)choice.batch ? tokens - done : (int)choice.batch;
        for (int index = 0; index < size; index++) token[index] = 100 + (done + index) % 5000;
        if (llama_decode(context, llama_batch_get_one(token, size))) exit(1);
        done += size;
    }
    double read = now();
    for (int index = 0; index < written; index++) {
        token[0] = 200 + index;
        if (llama_decode(context, llama_batch_get_one(token, 1))) exit(1);
    }
    double end = now();
    return (struct figures){tokens / (read - start), written / (end - read), anonymous_memory()};
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

static double median(double *values, int rounds) {
    qsort(values, rounds, sizeof *values, ascending);
    return values[rounds / 2];
}

int main(int argc, char **argv) {
    if (argc < 2) return fprintf(stderr, "usage: choices MODEL.gguf [TOKENS] [ROUNDS]\n"), 2;
    int tokens = argc > 2 ? atoi(argv[2]) : 512, rounds = argc > 3 ? atoi(argv[3]) : 2;
    if (tokens < 1 || tokens > 4000 || rounds < 1 || rounds > most_rounds) return 2;
    static double read_speed[count][most_rounds], write_speed[count][most_rounds], memory[count][most_rounds];
    for (int round = 0; round < rounds; round++) {
        for (int index = 0; index < count; index++) {
            int ends[2];
            if (pipe(ends)) return 1;
            if (fork() == 0) {
                struct figures figures = measure(argv[1], choices[index], tokens);
                _exit(write(ends[1], &figures, sizeof figures) != sizeof figures);
            }
            close(ends[1]);
            struct figures figures = {0};
            if (read(ends[0], &figures, sizeof figures) != sizeof figures) fprintf(stderr, "%s failed\n", choices[index].name);
            close(ends[0]);
            wait(NULL);
            read_speed[index][round] = figures.read;
            write_speed[index][round] = figures.write;
            memory[index][round] = figures.memory;
        }
    }
    printf("%-24s %8s %8s %8s\n", "", "read/s", "write/s", "MiB");
    for (int index = 0; index < count; index++)
        printf("%-24s %8.1f %8.2f %8.0f\n", choices[index].name, median(read_speed[index], rounds),
               median(write_speed[index], rounds), median(memory[index], rounds));
}
